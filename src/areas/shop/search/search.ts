import { bestsellerFlag, type CatalogueIndex, discontinuedFlag } from './catalogue-index.ts'
import { bareDigits } from './fold.ts'
import { type CatalogueFilters, type FacetCounts, Sieve } from './filters.ts'
import { matchWords, type Scores } from './match-words.ts'
import { placeLens, type PlacedLens, type ShipToLens } from './ship-to-lens.ts'

/** What is asked of the catalogue. */
export interface CatalogueQuery {
  readonly text: string
  readonly filters: CatalogueFilters
  /** Null: the best match first; without a text what the ship-to buys, then what sells. */
  readonly sort: {
    readonly by: 'description' | 'brand' | 'itemNumber' | 'pack' | 'lastOrdered'
    readonly direction: 'asc' | 'desc'
  } | null
  readonly offset: number
  readonly limit: number
}

/** One page of item numbers, how many there are, and the counts beside the filters. */
export interface CatalogueResult {
  readonly total: number
  readonly itemNumbers: readonly string[]
  readonly facets: FacetCounts
}

/** ITEM-1, ITEM-2: searches a division's catalogue as one ship-to sees it. */
export function search(index: CatalogueIndex, query: CatalogueQuery, lens: ShipToLens): CatalogueResult {
  const placed = placeLens(index, lens)
  const sieve = new Sieve(index, placed, query.filters)
  const scores = query.text.trim() === '' ? null : matchWords(index, placed, query.text)
  const passed = new Uint8Array(index.size)
  let total = 0
  const sift = (place: number) => {
    if (!sieve.pass(place)) return
    passed[place] = 1
    total++
  }
  if (scores) for (const place of scores.keys()) sift(place)
  else for (let place = 0; place < index.size; place++) sift(place)
  const inOrder = orderOf(index, placed, query, scores)
  return { total, itemNumbers: pageOf(index, inOrder, passed, query), facets: sieve.counts }
}

function* orderOf(
  index: CatalogueIndex,
  lens: PlacedLens,
  { sort, text }: CatalogueQuery,
  scores: Scores | null,
): Iterable<number> {
  if (sort?.by === 'lastOrdered') {
    const bought = sort.direction === 'desc' ? lens.byLastOrder : lens.byLastOrder.toReversed()
    yield* bought
    for (const place of index.orders.description) if (!lens.times.has(place)) yield place
    return
  }
  if (sort) {
    const order = index.orders[sort.by]
    if (sort.direction === 'asc') yield* order
    else for (let at = order.length - 1; at >= 0; at--) yield order[at]!
    return
  }
  if (scores) return yield* byRank(index, lens, scores, text)
  const often = [...lens.times].toSorted(([a, x], [b, y]) => y - x || a - b)
  for (const [place] of often) yield place
  for (const place of index.orders.popularity) if (!lens.times.has(place)) yield place
}

/** Ranks by how well words fit, then by what this customer buys and what sells; what is discontinued comes last. */
function byRank(index: CatalogueIndex, lens: PlacedLens, scores: Scores, text: string): number[] {
  const typedNumber = bareDigits(text.trim())
  const rank = ([place, score]: readonly [number, number]): number => {
    const flags = index.flags[place]!
    const isTheNumber = typedNumber !== '' && bareDigits(index.itemNumbers[place]!) === typedNumber
    const times = lens.times.get(place) ?? 0
    const boost =
      (times > 0 ? 0.35 + Math.min(times, 50) / 200 : 0) +
      (flags & bestsellerFlag ? 0.08 : 0) +
      index.popularity[place]! / 120
    return (isTheNumber ? 1000 : 0) + score * (1 + boost) - (flags & discontinuedFlag ? 500 : 0)
  }
  const ranked = Array.from(scores, (entry) => ({ place: entry[0], rank: rank(entry) }))
  return ranked.sort((a, b) => b.rank - a.rank || a.place - b.place).map(({ place }) => place)
}

function pageOf(
  index: CatalogueIndex,
  inOrder: Iterable<number>,
  passed: Uint8Array,
  { offset, limit }: CatalogueQuery,
): string[] {
  const page: string[] = []
  let seen = 0
  for (const place of inOrder) {
    if (passed[place] !== 1 || seen++ < offset) continue
    page.push(index.itemNumbers[place]!)
    if (page.length === limit) break
  }
  return page
}
