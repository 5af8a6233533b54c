import { type CatalogueIndex, inBrand, inDescription, inNumber, inPack, isHead } from './catalogue-index.ts'
import { bareDigits } from '#areas/kitchen-words/text/fold.ts'
import type { PlacedLens } from './ship-to-lens.ts'
import { readQuery, type TypedWord } from './read-query.ts'

/** Places that answer a text, and place -> how well; higher is better. */
export interface Matches {
  readonly places: Uint32Array
  readonly scores: Float32Array
}

/** What a hit is worth by the part it stands in: numbers are meant, brands are broad. */
const worthOf = Float32Array.from(
  { length: 32 },
  (_, parts) =>
    (parts & inNumber ? 6 : 0) +
    (parts & inDescription ? 3 : 0) +
    (parts & isHead ? 1 : 0) +
    (parts & inPack ? 2 : 0) +
    (parts & inBrand ? 1.5 : 0),
)

const exactly = 1
const beginning = 0.72
const oneEditAway = 0.5
const twoEditsAway = 0.35
const nearBeginning = 0.3
const otherGtin = 0.9
/** The customer's own words count as much as a number. */
const ownWord = 5
/**
 * Three characters begin at most so many words that are looked at; one or two digits, which any
 * number begins with, fewer.
 */
const maxPrefixWords = 4000
const maxOfShortNumber = 500
/** A word found so rarely may be a misspelling in the data itself. */
const rarely = 3
/** Then what is similar must be found so many times as often to be meant. */
const muchMore = 8

/**
 * ITEM-2: all words must be found, in any order and part; when nothing has them all, the most that
 * are found together.
 */
export function matchWords(index: CatalogueIndex, lens: PlacedLens, text: string): Matches {
  const typed = readQuery(text, index.vocabulary)
  const scores = new Float32Array(index.size)
  const hits = new Uint8Array(index.size)
  const touched: number[] = []
  let most = 0
  const ofWord = new WordScores(index, lens)
  for (const word of typed) {
    for (const place of ofWord.find(word)) {
      scores[place]! += ofWord.take(place)
      if (hits[place] === 0) touched.push(place)
      most = Math.max(most, ++hits[place]!)
    }
  }
  // Half of the words are better than an empty page; fewer would be anything.
  if (most < typed.length / 2) return { places: new Uint32Array(0), scores }
  return { places: Uint32Array.from(touched.filter((place) => hits[place] === most)), scores }
}

/** The best score of each place for one word at a time. */
class WordScores {
  readonly #index: CatalogueIndex
  readonly #lens: PlacedLens
  readonly #best: Float32Array
  #places: number[] = []

  constructor(index: CatalogueIndex, lens: PlacedLens) {
    this.#index = index
    this.#lens = lens
    this.#best = new Float32Array(index.size)
  }

  /** Places the word is found at; take the score of each before finding the next word. */
  find({ typed, forms }: TypedWord): readonly number[] {
    this.#places = []
    for (const form of forms) this.#findForm(form)
    if (this.#places.length === 0 && /^\d{8,}$/.test(typed)) this.#findOtherGtin(typed)
    if (this.#places.length <= rarely) this.#findSimilar(forms[0])
    return this.#places
  }

  /** The score of a place, which is forgotten by this. */
  take(place: number): number {
    const score = this.#best[place]!
    this.#best[place] = 0
    return score
  }

  #findForm(form: string): void {
    const { words } = this.#index.vocabulary
    const [from, to] = this.#index.vocabulary.rangeOf(form)
    const most = /^\d{1,2}$/.test(form) ? maxOfShortNumber : maxPrefixWords
    for (let id = from; id < Math.min(to, from + most); id++) {
      const { length } = words[id]!
      this.#add(id, length === form.length ? exactly : beginning * (form.length / length) ** 0.3)
    }
    for (const [word, own] of this.#lens.words) {
      if (word.startsWith(form))
        for (const place of own) this.#raise(place, word === form ? ownWord : ownWord * beginning)
    }
  }

  /**
   * The unit's GTIN for the case's and the other way round: all but the packaging digit and the
   * check digit agree.
   */
  #findOtherGtin(typed: string): void {
    const body = typed.slice(typed.length === 14 ? 1 : 0, -1)
    const form = bareDigits(body)
    if (form.length < 6) return
    const { words } = this.#index.vocabulary
    const [from, to] = this.#index.vocabulary.rangeOf(form)
    for (let id = from; id < to; id++) if (words[id]!.length === form.length + 1) this.#add(id, otherGtin)
  }

  #findSimilar(word: string): void {
    const { vocabulary, starts } = this.#index
    const found = this.#places.length
    for (const { id, edits, isBeginning } of vocabulary.similarTo(word)) {
      if (found > 0 && (isBeginning || starts[id + 1]! - starts[id]! < muchMore * found)) continue
      this.#add(id, isBeginning ? nearBeginning : edits < 2 ? oneEditAway : twoEditsAway)
    }
  }

  #add(id: number, share: number): void {
    const { starts, places, parts } = this.#index
    for (let at = starts[id]!; at < starts[id + 1]!; at++) this.#raise(places[at]!, worthOf[parts[at]!]! * share)
  }

  #raise(place: number, score: number): void {
    const before = this.#best[place]!
    if (score <= before) return
    if (before === 0) this.#places.push(place)
    this.#best[place] = score
  }
}
