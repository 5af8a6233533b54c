import { bareDigits } from '#areas/kitchen-words/text/fold.ts'
import type { Claim } from '../rules/read-claim.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Column } from './column.ts'
import { wholeWord } from './item-words.ts'
import { partsOf, type TypedWord } from './read-query.ts'
import type { Term } from './read-terms.ts'
import type { PlacedLens } from './ship-to-lens.ts'
import { inBrand, inCategory, inDescription, inNumber, inPack, inWhole, isHead, isSecond } from './word-parts.ts'

/**
 * The score of a hit by the part it is in: numbers are specific, brands are broad. A category alone
 * counts where its items are not called so, and then for more than a word in passing ('NAPKIN
 * BEVERAGE'); otherwise it decides between two items that are.
 */
const worthOf = Float32Array.from({ length: 256 }, (_, parts) => {
  const isDescribed = (parts & inDescription) !== 0
  const isPartOfOther = (parts & inWhole) !== 0
  return (
    (parts & inNumber ? 6 : 0) +
    (isDescribed ? (isPartOfOther ? 1 : 3) : 0) +
    (parts & isHead && !isPartOfOther ? 1.5 : 0) +
    (parts & isSecond && !isPartOfOther ? 0.5 : 0) +
    (parts & inCategory ? (isDescribed ? 0.7 : 4.2) : 0) +
    (parts & inPack ? 2 : 0) +
    (parts & inBrand ? 1.5 : 0)
  )
})

/** Where the words of a phrase may stand: brands, numbers and categories only look like them. */
const inName = inDescription | inPack

const exactly = 1
/** A pair that stays whole in its own words: before another name at the beginning of an item. */
const asWritten = 1.5
const otherName = 0.95
const foundUnder = 0.85
/** What a phrase is found under comes in order: the first is the likeliest. */
const lessByRank = 0.02
const maxRank = 10
const beginning = 0.72
/** The word itself is in the catalogue: 'corn' hardly means 'cornstarch'. */
const beginningOfAnother = 0.35
const oneEditAway = 0.5
const twoEditsAway = 0.35
const nearBeginning = 0.3
const otherGtin = 0.9
const lastDigits = 0.8
/** Words of a phrase in one item, but not side by side where they belong together. */
const apart = 0.45
/** What is certain of a diet is worth as much as a word of the description. */
const claimed = 3
/** The customer's own words count as much as a number. */
const ownWord = 5
/** A vendor's complete number, for staff. */
const vendorNumber = 6
/**
 * Max words beginning with the same three characters that are examined; one or two digits, which
 * any number begins with, fewer.
 */
const maxPrefixWords = 4000
const maxOfShortNumber = 500
/** A word with at most this many hits may be a misspelling in the data itself. */
const rarely = 3
/** How many times as many hits a similar word must then have to be preferred. */
const muchMore = 8
/** Min digits for a search by the last digits: too many numbers end in fewer. */
const leastLastDigits = 4

/** The best score of each place for one term at a time. */
export class TermScores {
  /** The word of the catalogue that the last term was taken for, if it is only similar. */
  takenFor: string | null = null
  readonly #index: CatalogueIndex
  readonly #lens: PlacedLens
  readonly #isStaff: boolean
  readonly #best: Float32Array
  #places: number[] = []

  constructor(index: CatalogueIndex, lens: PlacedLens, isStaff: boolean) {
    this.#index = index
    this.#lens = lens
    this.#isStaff = isStaff
    this.#best = new Float32Array(index.size)
  }

  /** Places the term is found at; take the score of each before finding the next term. */
  find(term: Term): readonly number[] {
    this.#places = []
    this.takenFor = term.meantDiet ?? term.meantPhrase
    if (term.claim) {
      this.#findClaim(term.claim)
      return this.#places
    }
    const [word, second] = term.words
    // What the words of 'latex free glove' have apart is no latex-free glove.
    if (second && !term.hasClaim)
      this.#findTogether(
        this.#knownForms(term.words),
        (term.isWhole ? asWritten : exactly) * term.words.length,
        term.isWhole,
      )
    else if (word && !second) for (const form of word.forms) this.#findForm(form, word.forms)
    term.alternatives.forEach(({ words, isSame }, rank) => {
      const share = isSame ? otherName : foundUnder - Math.min(rank, maxRank) * lessByRank
      this.#findTogether(words, share * term.words.length, false)
    })
    if (word && !second) this.#findOtherwise(word)
    return this.#places
  }

  /** The score of a place, which is forgotten by this. */
  take(place: number): number {
    const score = this.#best[place]!
    this.#best[place] = 0
    return score
  }

  #findForm(form: string, forms: readonly string[]): void {
    const { vocabulary } = this.#index
    const share = forms.some((each) => vocabulary.idOf(each) >= 0) ? beginningOfAnother : beginning
    const [from, to] = vocabulary.rangeOf(form)
    const max = /^\d{1,2}$/.test(form) ? maxOfShortNumber : maxPrefixWords
    for (let id = from; id < Math.min(to, from + max); id++) {
      const { length } = vocabulary.words[id]!
      this.#add(id, length === form.length ? exactly : share * (form.length / length) ** 0.3)
    }
    for (const [word, own] of this.#lens.words) {
      if (word.startsWith(form))
        for (const place of own) this.#raise(place, word === form ? ownWord : ownWord * beginning)
    }
    if (this.#isStaff) for (const place of this.#index.vendorNumbers.get(form) ?? []) this.#raise(place, vendorNumber)
  }

  /** What a single word may mean beside itself: other numbers, a compound, a similar word. */
  #findOtherwise(word: TypedWord): void {
    const { typed } = word
    if (this.#places.length === 0 && /^\d{8,}$/.test(typed)) this.#findOtherGtin(typed)
    if (/^\d+$/.test(typed) && typed.length >= leastLastDigits) this.#findLastDigits(typed)
    if (this.#places.length === 0) {
      const parts = partsOf(typed, this.#index.vocabulary)
      if (parts) this.#findTogether(this.#knownForms(parts), exactly, true)
    }
    if (this.#places.length <= rarely) this.#findSimilar(word.forms[0])
  }

  /** Each word in the form the catalogue has. */
  #knownForms(words: readonly TypedWord[]): string[] {
    return words.map(({ forms }) => forms.find((form) => this.#index.vocabulary.idOf(form) >= 0) ?? forms[0])
  }

  /** Items that have all words, those of a whole side by side; `share` is of a word's worth. */
  #findTogether(words: readonly string[], share: number, isWhole: boolean): void {
    const { vocabulary } = this.#index
    const [first, second] = words
    if (words.length === 2) {
      const id = vocabulary.idOf(wholeWord(first!, second!))
      if (id >= 0) this.#add(id, share * 1.1)
    }
    const ids = words.map((word) => vocabulary.idOf(word))
    if (ids.length === 0 || ids.includes(-1)) return
    if (ids.length === 1) return this.#add(ids[0]!, share)
    const { starts, places, parts } = this.#index
    const lists = ids.toSorted((a, b) => starts[a + 1]! - starts[a]! - (starts[b + 1]! - starts[b]!))
    const factor = (share * (isWhole ? apart : exactly)) / ids.length
    for (let at = starts[lists[0]!]!; at < starts[lists[0]! + 1]!; at++) {
      const place = places[at]!
      let worth = 0
      for (const id of lists) {
        const found = this.#at(id, place)
        if (found < 0 || !(parts[found]! & (isWhole ? inDescription : inName))) {
          worth = -1
          break
        }
        worth += worthOf[parts[found]!]!
      }
      if (worth >= 0) this.#raise(place, worth * factor)
    }
  }

  /** Where a word stands at a place, in `parts`; -1 when it does not. */
  #at(id: number, place: number): number {
    const { starts, places } = this.#index
    let low = starts[id]!
    let high = starts[id + 1]!
    while (low < high) {
      const middle = (low + high) >> 1
      if (places[middle]! < place) low = middle + 1
      else high = middle
    }
    return low < starts[id + 1]! && places[low] === place ? low : -1
  }

  /** Items whose diets, certain facts or name say so; nothing similar counts. */
  #findClaim({ words, allergens }: Claim): void {
    const { diets, freeFrom, claimNames } = this.#index
    const isDiet = setsWith(diets, claimNames, (names) => names.includes(words.join(' ')))
    const isFree = setsWith(
      freeFrom,
      claimNames,
      (names) => allergens.length > 0 && allergens.every((allergen) => names.includes(allergen.join(' '))),
    )
    for (let place = 0; place < this.#index.size; place++)
      if (isDiet[diets.setOf[place]!] || isFree[freeFrom.setOf[place]!]) this.#raise(place, claimed * words.length)
    if (words.length === 1) return this.#findTogether(words, 1, false)
    // Only side by side: an egg of a cage-free hen is not free from egg.
    const id = words.length === 2 ? this.#index.vocabulary.idOf(wholeWord(words[0]!, words[1]!)) : -1
    if (id >= 0) this.#add(id, words.length)
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

  /** ITEM-2: people read the last digits of an item number or a GTIN off a label. */
  #findLastDigits(typed: string): void {
    for (const id of this.#index.vocabulary.endingIn(typed)) this.#add(id, lastDigits)
  }

  #findSimilar(word: string): void {
    const { vocabulary, starts, written } = this.#index
    const found = this.#places.length
    for (const { id, edits, isBeginning } of vocabulary.similarTo(word)) {
      if (found > 0 && (isBeginning || starts[id + 1]! - starts[id]! < muchMore * found)) continue
      const similar = vocabulary.words[id]!
      if (found === 0 && !isBeginning) this.takenFor ??= written.get(similar) ?? similar
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

/** Which sets of a column pass; their names as the words they are compared in. */
const setsWith = (
  { sets }: Column,
  compared: ReadonlyMap<string, string>,
  passes: (names: readonly string[]) => boolean,
): boolean[] => sets.map((names) => names.length > 0 && passes(names.map((name) => compared.get(name) ?? name)))
