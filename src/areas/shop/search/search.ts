import { atOnce, type Steps } from '#kit/steps.ts'
import { bestFirst } from './best-first.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { bareDigits } from '#areas/kitchen-words/text/fold.ts'
import type { CatalogueFilters, FacetCounts } from './catalogue-filters.ts'
import { sift } from './filters.ts'
import { bestsellerFlag, discontinuedFlag } from './item-facts.ts'
import { type Matches, matchSteps } from './match-words.ts'
import type { ShipToLens } from './lens-facts.ts'
import { placeLens, type PlacedLens } from './ship-to-lens.ts'

/** What is asked of the catalogue. */
export interface CatalogueQuery {
  readonly text: string
  /** Staff find items by the vendor's number, too. */
  readonly isStaff?: boolean
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
  /** What of the text no item shown has. */
  readonly missing: readonly string[]
  /** The text in words of the catalogue, when it was only similar to them. */
  readonly didYouMean: string | null
}

/** Places ranked in one step: some 3 ms. */
const placesAtOnce = 50_000

/** ITEM-1, ITEM-2: searches a division's catalogue as one ship-to sees it. */
export const search = (index: CatalogueIndex, query: CatalogueQuery, lens: ShipToLens): CatalogueResult =>
  atOnce(searchSteps(index, query, lens))

/** The same in steps: a letter is found in half of a million items. */
export function* searchSteps(index: CatalogueIndex, query: CatalogueQuery, lens: ShipToLens): Steps<CatalogueResult> {
  const placed = placeLens(index, lens)
  const { text, isStaff = false } = query
  const matches = text.trim() === '' ? null : yield* matchSteps(index, placed, text, isStaff)
  const { passed, total, facets } = yield* sift(index, placed, query.filters, matches?.places ?? null)
  yield
  const page = new Page(index, passed, query)
  if (query.sort) fillSorted(page, index, placed, query.sort)
  else if (matches) page.fill(yield* byRank(index, placed, matches, passed, query))
  else fillBrowsed(page, index, placed)
  return {
    total,
    itemNumbers: page.itemNumbers,
    facets,
    missing: matches?.missing ?? [],
    didYouMean: matches?.didYouMean ?? null,
  }
}

/** Takes places in their order until the page is full; each place counts once. */
class Page {
  readonly itemNumbers: string[] = []
  readonly #index: CatalogueIndex
  readonly #left: Uint8Array
  readonly #limit: number
  #toSkip: number

  constructor(index: CatalogueIndex, passed: Uint8Array, { offset, limit }: CatalogueQuery) {
    this.#index = index
    this.#left = passed
    this.#limit = limit
    this.#toSkip = offset
  }

  /** `step` is -1 for the order read backwards; `without` leaves out items with these flags. */
  fill(order: ArrayLike<number>, step: 1 | -1 = 1, without = 0): void {
    const { flags, itemNumbers } = this.#index
    for (let at = step > 0 ? 0 : order.length - 1; at >= 0 && at < order.length; at += step) {
      if (this.itemNumbers.length >= this.#limit) return
      const place = order[at]!
      if (this.#left[place] !== 1 || flags[place]! & without) continue
      this.#left[place] = 0
      if (this.#toSkip > 0) this.#toSkip--
      else this.itemNumbers.push(itemNumbers.at(place))
    }
  }
}

function fillSorted(
  page: Page,
  { orders }: CatalogueIndex,
  lens: PlacedLens,
  { by, direction }: NonNullable<CatalogueQuery['sort']>,
): void {
  if (by !== 'lastOrdered') return page.fill(orders[by], direction === 'asc' ? 1 : -1)
  // What was never ordered comes last in both directions.
  page.fill(lens.byLastOrder, direction === 'desc' ? 1 : -1)
  page.fill(orders.description)
}

/** Without a text: what is bought most, then what sells, and what is discontinued at the end. */
function fillBrowsed(page: Page, { orders }: CatalogueIndex, lens: PlacedLens): void {
  page.fill(lens.byTimes, 1, discontinuedFlag)
  page.fill(orders.popularity, 1, discontinuedFlag)
  page.fill(orders.popularity)
}

/**
 * The best of what passed, up to the end of the page: by how well words fit, then by what this
 * customer buys and what sells; what is discontinued comes last.
 */
function* byRank(
  index: CatalogueIndex,
  lens: PlacedLens,
  { places, scores }: Matches,
  passed: Uint8Array,
  { text, offset, limit }: CatalogueQuery,
): Steps<Uint32Array> {
  const count = offset + limit
  const typedNumber = bareDigits(text.trim())
  const hasBought = lens.times.size > 0
  const rank = (place: number): number => {
    const flags = index.flags[place]!
    const isTheNumber = typedNumber !== '' && bareDigits(index.itemNumbers.at(place)) === typedNumber
    const times = hasBought ? (lens.times.get(place) ?? 0) : 0
    const boost =
      (times > 0 ? 0.35 + Math.min(times, 50) / 200 : 0) +
      (flags & bestsellerFlag ? 0.08 : 0) +
      index.popularity[place]! / 120 +
      // Among equals the plainer item: a description of two words is covered better than one of
      // ten.
      0.12 / (1 + index.lengths[place]!)
    return (isTheNumber ? 1000 : 0) + scores[place]! * (1 + boost) - (flags & discontinuedFlag ? 500 : 0)
  }
  const ranks = new Int32Array(index.size)
  const all = new Uint32Array(places.length)
  let size = 0
  for (let at = 0; at < places.length; at++) {
    if (at % placesAtOnce === 0) yield
    const place = places[at]!
    if (passed[place] !== 1) continue
    all[size++] = place
    // Differences below a thousandth count as equal: the item number decides.
    ranks[place] = Math.round(rank(place) * 1000)
  }
  yield
  const left = all.subarray(0, size)
  const compare = (a: number, b: number) => ranks[b]! - ranks[a]! || index.ordinals[a]! - index.ordinals[b]!
  return bestFirst(left, compare, Math.min(count, left.length))
}
