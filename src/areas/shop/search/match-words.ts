import { atOnce, type Steps } from '#kit/steps.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { codesOf } from './item-words.ts'
import { readTerms, type Term } from './read-terms.ts'
import type { PlacedLens } from './ship-to-lens.ts'
import { TermScores } from './term-scores.ts'
import { vendorPlaces } from './vendor-places.ts'

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
export const matchWords = (index: CatalogueIndex, lens: PlacedLens, text: string): Matches =>
  atOnce(matchSteps(index, lens, text, false))

/** The same in steps: what a word finds of a million items takes some milliseconds. */
export function* matchSteps(index: CatalogueIndex, lens: PlacedLens, text: string, isStaff: boolean): Steps<Matches> {
  const typed = readTerms(text, index).slice(0, maxTerms)
  const scores = new Float32Array(index.size)
  const found = new Uint32Array(index.size)
  const all = new Uint32Array(index.size)
  let count = 0
  const asksClaim = typed.some(({ claim }) => claim !== null)
  const ofTerm = new TermScores(index, lens, { isStaff, isStrict: asksClaim })
  const isNamed = new Uint8Array(asksClaim ? index.size : 0)
  const terms: Term[] = []
  const counts: number[] = []
  const respelled: string[] = []
  let similar = 0
  const take = (term: Term, places: Uint32Array) => {
    const bit = 1 << terms.length
    terms.push(term)
    counts.push(places.length)
    respelled.push(ofTerm.takenFor ?? term.typed)
    if (ofTerm.takenFor !== null && !term.claim) similar |= bit
    for (const place of places) {
      if (asksClaim && ofTerm.isNamed(place)) isNamed[place] = 1
      scores[place]! += ofTerm.take(place)
      if (found[place] === 0) all[count++] = place
      found[place]! |= bit
    }
  }
  for (const term of typed) {
    const places = ofTerm.find(term)
    yield
    // Words that name no product together are looked for one by one.
    const isTorn = places.length === 0 && term.words.length > 1 && !term.isWhole && !term.claim
    if (!isTorn) take(term, places)
    else for (const single of wordByWord(term)) take(single, ofTerm.find(single))
    yield
  }
  // What happens to have the diet is no near hit: 'vegan butter' is no vegan rice, nor a bread and
  // butter pickle.
  const touched = all.subarray(0, count)
  const hasOthers = terms.some(({ claim }) => claim === null)
  const meant = asksClaim && hasOthers ? touched.filter((place) => isNamed[place] === 1) : touched
  const best = bestTogether({ terms, counts, similar }, meant, found, scores)
  yield
  if (best === 0 && isStaff) return byVendorNumber(index, text, scores, terms)
  return {
    places: placesWith(best, meant, found),
    scores,
    missing:
      best === 0 ? toBlame(terms, counts) : terms.flatMap(({ typed: word }, i) => (best & (1 << i) ? [] : [word])),
    didYouMean: respelled.some((word, i) => word !== terms[i]!.typed) ? respelled.join(' ') : null,
  }
}

/**
 * What keeps a text from finding anything: the words that no item has, unless it asks for a diet;
 * otherwise all of them, which no item has together.
 */
function toBlame(terms: readonly Term[], counts: readonly number[]): readonly string[] {
  const unknown = terms.filter((_, i) => counts[i] === 0)
  const isOfDiet = terms.some(({ claim }) => claim !== null)
  return (unknown.length > 0 && !isOfDiet ? unknown : terms).map(({ typed }) => typed)
}

/** The places where just these terms are found. */
function placesWith(bits: number, meant: Uint32Array, found: Uint32Array): Uint32Array {
  const places = new Uint32Array(bits === 0 ? 0 : meant.length)
  let count = 0
  if (bits !== 0) for (const place of meant) if (found[place] === bits) places[count++] = place
  return places.subarray(0, count)
}

/** A vendor's number of several parts, such as 'V-1831', which words cannot find. */
function byVendorNumber(index: CatalogueIndex, text: string, scores: Float32Array, terms: readonly Term[]): Matches {
  const places = codesOf(text.trim()).flatMap((code) => [...vendorPlaces(index, code)])
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
  touched: Uint32Array,
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
  // Between equals the terms that were typed first, whatever order the items came in.
  const isBetter = (bits: number, score: number) => {
    const differing = bits ^ best
    return score > bestScore || (score === bestScore && (bits & differing & -differing) !== 0)
  }
  for (const place of touched) {
    const bits = found[place]!
    if (bits !== full && bits & similar) continue
    if (bits === best && scores[place]! <= bestScore) continue
    let weight = weightOf.get(bits)
    if (weight === undefined) {
      weight = weights.reduce((sum, each, i) => (bits & (1 << i) ? sum + each + rarities[i]! : sum), 0)
      weightOf.set(bits, weight)
    }
    if ((bits & needed) !== needed || weight < all / 2 || weight < bestWeight) continue
    if (weight === bestWeight && !isBetter(bits, scores[place]!)) continue
    best = bits
    bestWeight = weight
    bestScore = scores[place]!
  }
  return best
}
