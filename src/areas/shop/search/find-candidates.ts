import { type CatalogueIndex, discontinuedFlag } from './catalogue-index.ts'
import { bareDigits, fold } from '#areas/kitchen-words/text/fold.ts'
import { matchWords } from './match-words.ts'
import { placeLens, type PlacedLens, type ShipToLens } from './ship-to-lens.ts'
import { inNumber } from './word-parts.ts'

/** Items a text may mean. */
export interface Candidates {
  /** The best first; every one this customer bought is among them, up to a limit. */
  readonly itemNumbers: readonly string[]
  /** Nothing else fits as many words of the text. */
  readonly isAll: boolean
  /** Leaf categories of what fits best: more than one means that the text names no one product. */
  readonly kinds: number
}

const noCandidates: Candidates = { itemNumbers: [], isAll: true, kinds: 0 }
/** GTINs are at least this long, and shorter digits are too common to be one. */
const leastGtin = 8

/**
 * CART-13: the items that fit most words of a text, through one customer's eyes: what they buy
 * comes first.
 */
export function findCandidates(index: CatalogueIndex, lens: ShipToLens, text: string, limit: number): Candidates {
  if (text.trim() === '') return noCandidates
  const placed = placeLens(index, lens)
  const { places, scores } = matchWords(index, placed, text)
  const seen = places.filter((place) => !placed.hidden.has(place))
  if (seen.length === 0) return noCandidates
  const best = seen.reduce((most, place) => Math.max(most, scores[place]!), 0)
  const nearBest = seen.filter((place) => scores[place]! >= 0.95 * best)
  const ranks = new Map(Array.from(seen, (place) => [place, rankOf(index, placed, scores, place)]))
  const ranked = seen.sort((a, b) => ranks.get(b)! - ranks.get(a)! || a - b)
  return {
    itemNumbers: Array.from(ranked.subarray(0, limit), (place) => index.itemNumbers[place]!),
    isAll: ranked.length <= limit,
    kinds: new Set(nearBest.map((place) => index.paths.setOf[place]!)).size,
  }
}

/** Bought before not bought, then how well the words fit, then what sells. */
const rankOf = (index: CatalogueIndex, { times }: PlacedLens, scores: Float32Array, place: number): number =>
  (times.has(place) ? 1000 + Math.min(times.get(place)!, 99) / 100 : 0) +
  scores[place]! * 10 +
  index.popularity[place]! / 12 -
  (index.flags[place]! & discontinuedFlag ? 500 : 0)

/**
 * CART-13: the items that have exactly this number: their own, their GTIN's, their maker's or this
 * customer's.
 */
export function itemsNumbered(index: CatalogueIndex, lens: ShipToLens, code: string): readonly string[] {
  const digits = bareDigits(code)
  const folded = fold(code).replace(/[^a-z0-9]/g, '')
  // A number has a digit; the 'kp' of 'KP-778' is none.
  if (!/\d/.test(folded)) return []
  const placed = placeLens(index, lens)
  const places = new Set<number>()
  const word = digits || folded
  for (const place of placesNumbered(index, word)) if (isMeant(index, place, digits)) places.add(place)
  for (const place of placed.words.get(word) ?? [])
    if (isOwnNumber(lens, index.itemNumbers[place]!, word)) places.add(place)
  if (places.size === 0 && digits.length >= leastGtin) for (const place of otherGtins(index, code)) places.add(place)
  return [...places].filter((place) => !placed.hidden.has(place)).map((place) => index.itemNumbers[place]!)
}

function placesNumbered({ vocabulary, starts, places, parts }: CatalogueIndex, word: string): number[] {
  const id = word === '' ? -1 : vocabulary.idOf(word)
  const found: number[] = []
  if (id >= 0) for (let at = starts[id]!; at < starts[id + 1]!; at++) if (parts[at]! & inNumber) found.push(places[at]!)
  return found
}

/** The '778' of 'KP-778' is no number of its own. */
const isMeant = (index: CatalogueIndex, place: number, digits: string): boolean =>
  digits === '' || digits.length >= leastGtin || bareDigits(index.itemNumbers[place]!) === digits

const isOwnNumber = ({ ownWords }: ShipToLens, itemNumber: string, code: string): boolean => {
  const number = ownWords.get(itemNumber)?.number ?? ''
  return (bareDigits(number) || fold(number).replace(/[^a-z0-9]/g, '')) === code
}

/**
 * The unit's GTIN for the case's and the other way round: all but the packaging and the check digit
 * agree.
 */
function otherGtins(index: CatalogueIndex, code: string): number[] {
  const body = bareDigits(code.slice(code.length === 14 ? 1 : 0, -1))
  if (body.length < 6) return []
  const { vocabulary } = index
  const [from, to] = vocabulary.rangeOf(body)
  const words = vocabulary.words.slice(from, to).filter((word) => word.length === body.length + 1)
  return words.flatMap((word) => placesNumbered(index, word))
}
