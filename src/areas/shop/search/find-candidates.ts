import { bestFirst } from './best-first.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { discontinuedFlag } from './item-facts.ts'
import { bareDigits, fold } from '#areas/kitchen-words/text/fold.ts'
import { matchWords } from './match-words.ts'
import type { ShipToLens } from './lens-facts.ts'
import { placeLens } from './ship-to-lens.ts'
import { inNumber } from './word-parts.ts'

/** Items a text may mean. */
export interface Candidates {
  /** What this customer bought first, then the plainest of the others, each up to a limit. */
  readonly itemNumbers: readonly string[]
  /** Nothing else fits as many words of the text. */
  readonly isAll: boolean
}

const noCandidates: Candidates = { itemNumbers: [], isAll: true }
/** GTINs are at least this long, and shorter digits are too common to be one. */
const leastGtin = 8

/**
 * CART-13: the items that fit most words of a text, through one customer's eyes: up to `limit` of
 * what they buy, and as many others that the words may name better.
 */
export function findCandidates(index: CatalogueIndex, lens: ShipToLens, text: string, limit: number): Candidates {
  if (text.trim() === '') return noCandidates
  const placed = placeLens(index, lens)
  const { places, scores } = matchWords(index, placed, text)
  const seen = places.filter((place) => !placed.hidden.has(place))
  if (seen.length === 0) return noCandidates
  const ranks = new Float64Array(index.size)
  for (const place of seen) ranks[place] = rankOf(index, scores, place)
  const compare = (a: number, b: number) => ranks[b]! - ranks[a]! || index.ordinals[a]! - index.ordinals[b]!
  const bought = seen.filter((place) => placed.times.has(place))
  const others = seen.filter((place) => !placed.times.has(place))
  const best = [bought, others].flatMap((some) => [...bestFirst(some, compare, Math.min(limit, some.length))])
  return {
    itemNumbers: best.map((place) => index.itemNumbers.at(place)),
    isAll: bought.length <= limit && others.length <= limit,
  }
}

/** How well the words fit, the plainer description first, then what sells. */
const rankOf = (index: CatalogueIndex, scores: Float32Array, place: number): number =>
  scores[place]! * 10 -
  index.lengths[place]! +
  index.popularity[place]! / 12 -
  (index.flags[place]! & discontinuedFlag ? 500 : 0)

/**
 * CART-13: the items that have exactly this number: their own, their GTIN's, their maker's or this
 * customer's.
 */
export function itemsNumbered(index: CatalogueIndex, lens: ShipToLens, code: string): readonly string[] {
  const digits = bareDigits(code)
  const folded = fold(code).replace(/[^a-z0-9]/g, '')
  // A number has a digit; the 'kp' of 'KP-778' is not one.
  if (!/\d/.test(folded)) return []
  const placed = placeLens(index, lens)
  const places = new Set<number>()
  const word = digits || folded
  for (const place of placesNumbered(index, word)) if (isMeant(index, place, digits)) places.add(place)
  for (const place of placed.words.get(word) ?? [])
    if (isOwnNumber(lens, index.itemNumbers.at(place), word)) places.add(place)
  if (places.size === 0 && digits.length >= leastGtin) for (const place of otherGtins(index, code)) places.add(place)
  return [...places]
    .filter((place) => !placed.hidden.has(place))
    .toSorted((a, b) => index.ordinals[a]! - index.ordinals[b]!)
    .map((place) => index.itemNumbers.at(place))
}

function placesNumbered({ vocabulary }: CatalogueIndex, word: string): number[] {
  const id = word === '' ? -1 : vocabulary.idOf(word)
  if (id < 0) return []
  const { places, parts } = vocabulary.listOf(id)
  return Array.from(places).filter((_, at) => parts[at]! & inNumber)
}

/** The '778' of 'KP-778' is no number of its own. */
const isMeant = (index: CatalogueIndex, place: number, digits: string): boolean =>
  digits === '' || digits.length >= leastGtin || bareDigits(index.itemNumbers.at(place)) === digits

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
  const words = Array.from(index.vocabulary.beginning(body), ([, word]) => word)
  return words.filter((word) => word.length === body.length + 1).flatMap((word) => placesNumbered(index, word))
}
