import type { CatalogueIndex } from './catalogue-index.ts'
import { codesOf } from './item-words.ts'
import { readTerms, type Term } from './read-terms.ts'
import type { PlacedLens } from './ship-to-lens.ts'
import { TermScores } from './term-scores.ts'

/** What is found for a text. */
export interface Matches {
  readonly places: Uint32Array
  /** Place -> how well it fits; higher is better. */
  readonly scores: Float32Array
  /** What of the text all of these lack, as it was typed; empty when they have it all. */
  readonly missing: readonly string[]
  /** The text in words of the catalogue, when one of them was only similar. */
  readonly didYouMean: string | null
}

/** Terms beyond this are not looked for; a bit each. */
const maxTerms = 30

/**
 * ITEM-2: all terms must be found, in any order and part. When nothing has them all, the most that
 * are found together, and the same ones in every item, so that one sentence says what is missing.
 * A diet is never what is missing. Staff also find items by the vendor's number.
 */
export function matchWords(index: CatalogueIndex, lens: PlacedLens, text: string, isStaff = false): Matches {
  const typed = readTerms(text, index).slice(0, maxTerms)
  const scores = new Float32Array(index.size)
  const found = new Uint32Array(index.size)
  const touched: number[] = []
  const ofTerm = new TermScores(index, lens, isStaff)
  const terms: Term[] = []
  const counts: number[] = []
  const respelled: string[] = []
  let similar = 0
  const take = (term: Term, places: readonly number[]) => {
    const bit = 1 << terms.length
    terms.push(term)
    counts.push(places.length)
    respelled.push(ofTerm.takenFor ?? term.typed)
    if (ofTerm.takenFor !== null && !term.claim) similar |= bit
    for (const place of places) {
      scores[place]! += ofTerm.take(place)
      if (found[place] === 0) touched.push(place)
      found[place]! |= bit
    }
  }
  for (const term of typed) {
    const places = ofTerm.find(term)
    // Words that name no product together are looked for one by one.
    const isTorn = places.length === 0 && term.words.length > 1 && !term.isWhole && !term.claim
    if (!isTorn) take(term, places)
    else for (const single of wordByWord(term)) take(single, ofTerm.find(single))
  }
  const best = bestTogether({ terms, counts, similar }, touched, found, scores)
  if (best === 0 && isStaff) return byVendorNumber(index, text, scores, terms)
  return {
    places: Uint32Array.from(best === 0 ? [] : touched.filter((place) => found[place] === best)),
    scores,
    missing: terms.flatMap(({ typed: term }, i) => (best & (1 << i) ? [] : [term])),
    didYouMean: respelled.some((word, i) => word !== terms[i]!.typed) ? respelled.join(' ') : null,
  }
}

/** A vendor's number of several parts, such as 'V-1831', which words cannot find. */
function byVendorNumber(index: CatalogueIndex, text: string, scores: Float32Array, terms: readonly Term[]): Matches {
  const places = codesOf(text.trim()).flatMap((code) => index.vendorNumbers.get(code) ?? [])
  for (const place of places) scores[place] = 1
  const missing = places.length > 0 ? [] : terms.map(({ typed }) => typed)
  return { places: Uint32Array.from(places), scores, missing, didYouMean: null }
}

const wordByWord = ({ words }: Term): Term[] =>
  words.map((word) => ({
    typed: word.typed,
    words: [word],
    alternatives: [],
    isWhole: false,
    claim: null,
    hasClaim: false,
    meantDiet: null,
    meantPhrase: null,
  }))

/**
 * The terms, a bit each, that the items shown have: all, or else those with the most words; among
 * as many the rarer ones, which are more specific: of 'naan bread' naan rather than bread. 0 when
 * that is less than half of the words, which would be anything, or lacks a diet. Words that are
 * only similar count when all are there: a near hit is no guess on top.
 */
function bestTogether(
  { terms, counts, similar }: { terms: readonly Term[]; counts: readonly number[]; similar: number },
  touched: readonly number[],
  found: Uint32Array,
  scores: Float32Array,
): number {
  const weights = terms.map(({ words }) => words.length)
  // Less than one word together, so that more words always go before rarer ones.
  const rarities = counts.map((count) => 1 / (1 + count) / maxTerms)
  const needed = terms.reduce((bits, { claim }, i) => (claim ? bits | (1 << i) : bits), 0)
  const full = 2 ** terms.length - 1
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const weightOf = new Map<number, number>()
  let best = 0
  let bestWeight = 0
  let bestScore = 0
  for (const place of touched) {
    const bits = found[place]!
    if (bits !== full && bits & similar) continue
    let weight = weightOf.get(bits)
    if (weight === undefined) {
      weight = weights.reduce((sum, each, i) => (bits & (1 << i) ? sum + each + rarities[i]! : sum), 0)
      weightOf.set(bits, weight)
    }
    if ((bits & needed) !== needed || weight < all / 2 || weight < bestWeight) continue
    if (weight === bestWeight && scores[place]! <= bestScore) continue
    best = bits
    bestWeight = weight
    bestScore = scores[place]!
  }
  return best
}
