import { bareDigits } from '#areas/kitchen-words/text/fold.ts'
import { type Claim, dietsOf } from '../rules/read-claim.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Column } from './column.ts'
import { wholeWord } from './item-words.ts'
import { partsAt } from './place-lists.ts'
import { partsOf, type TypedWord } from './read-query.ts'
import type { Term } from './read-terms.ts'
import type { PlacedLens } from './ship-to-lens.ts'
import { vendorPlaces } from './vendor-places.ts'
import { inDescription, inPack } from './word-parts.ts'
import { isWhatItIs, worthOf } from './word-worth.ts'
import { writtenForm } from './written-form.ts'

/** Where the words of a phrase may stand: brands, numbers and categories only look like them. */
const inName = inDescription | inPack

/** '12' means 12 inches or ounces of a description before the 12 of a pack. */
const isMeasureOf = (form: string, word: string): boolean =>
  /^\d+$/.test(form) && word.startsWith(form) && /^[a-z]+$/.test(word.slice(form.length))

const exactly = 1
const measured = 0.95
/** A pair that stays whole in its own words: before another name at the beginning of an item. */
const asWritten = 1.5
const otherName = 0.95
const foundUnder = 0.85
/** Another brand, or what often does instead: below what has the word itself. */
const near = 0.6
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
  /** 1 where the term names what the item is, or its name has the diet that is asked for. */
  readonly #named: Uint8Array
  readonly #isStrict: boolean
  readonly #places: Uint32Array
  #count = 0

  /** `isStrict` when a diet is asked for: 'gluten free bun' means no bunch. */
  constructor(
    index: CatalogueIndex,
    lens: PlacedLens,
    { isStaff, isStrict }: { readonly isStaff: boolean; readonly isStrict: boolean },
  ) {
    this.#index = index
    this.#lens = lens
    this.#isStaff = isStaff
    this.#isStrict = isStrict
    this.#best = new Float32Array(index.size)
    this.#named = new Uint8Array(index.size)
    this.#places = new Uint32Array(index.size)
  }

  /** Places the term is found at; take the score of each before finding the next term. */
  find(term: Term): Uint32Array {
    this.#count = 0
    this.#findTerm(term)
    return this.#places.subarray(0, this.#count)
  }

  #findTerm(term: Term): void {
    this.takenFor = term.meantDiet ?? term.meantPhrase
    if (term.claim) {
      this.#findClaim(term.claim)
      if (term.claim.allergens.length === 0) this.#findNamesOf(term)
      return
    }
    const [word, second] = term.words
    // What the words of 'latex free glove' have apart is no latex-free glove.
    if (second && !term.hasClaim)
      this.#findTogether(
        this.#knownForms(term.words),
        (term.isWhole ? asWritten : exactly) * term.words.length,
        term.isWhole,
      )
    else if (word && !second)
      for (const form of word.forms) this.#findForm(form, word.forms, this.#isStrict && term.alternatives.length > 0)
    term.alternatives.forEach(({ words, isSame, isNear }, rank) => {
      const share = isSame ? otherName : foundUnder - Math.min(rank, maxRank) * lessByRank
      this.#findTogether(words, (isNear ? Math.min(near, share) : share) * term.words.length, false)
    })
    if (word && !second) this.#findOtherwise(word)
  }

  /** Whether the term names the item at a place; ask before taking its score. */
  isNamed(place: number): boolean {
    return this.#named[place] === 1
  }

  /** The score of a place, which is forgotten by this. */
  take(place: number): number {
    const score = this.#best[place]!
    this.#best[place] = 0
    this.#named[place] = 0
    return score
  }

  #findForm(form: string, forms: readonly string[], hasOtherNames: boolean): void {
    const { vocabulary } = this.#index
    const isWord = forms.some((each) => vocabulary.idOf(each) >= 0)
    const share = isWord ? beginningOfAnother : beginning
    const isWholeOnly = hasOtherNames || (this.#isStrict && isWord)
    let left = /^\d{1,2}$/.test(form) ? maxOfShortNumber : maxPrefixWords
    for (const [id, word] of vocabulary.beginning(form)) {
      if (left-- === 0) break
      if (word.length === form.length) this.#add(id, exactly)
      else if (isMeasureOf(form, word)) this.#add(id, measured)
      else if (!isWholeOnly) this.#add(id, share * (form.length / word.length) ** 0.3)
    }
    for (const [word, own] of this.#lens.words) {
      if (word.startsWith(form))
        for (const place of own) this.#raise(place, word === form ? ownWord : ownWord * beginning, true)
    }
    if (this.#isStaff) for (const place of vendorPlaces(this.#index, form)) this.#raise(place, vendorNumber)
  }

  /** What a single word may mean beside itself: other numbers, a compound, a similar word. */
  #findOtherwise(word: TypedWord): void {
    const { typed } = word
    if (this.#count === 0 && /^\d{8,}$/.test(typed)) this.#findOtherGtin(typed)
    if (/^\d+$/.test(typed) && typed.length >= leastLastDigits) this.#findLastDigits(typed)
    if (this.#count === 0) {
      const parts = partsOf(typed, this.#index.vocabulary)
      if (parts) this.#findTogether(this.#knownForms(parts), exactly, true)
    }
    if (this.#count <= rarely) this.#findSimilar(word.forms[0])
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
    const lists = ids.map((id) => vocabulary.listOf(id)).toSorted((a, b) => a.places.length - b.places.length)
    const factor = (share * (isWhole ? apart : exactly)) / ids.length
    for (const place of lists[0]!.places) {
      let worth = 0
      for (const list of lists) {
        const parts = partsAt(list, place)
        if (!(parts & (isWhole ? inDescription : inName))) {
          worth = -1
          break
        }
        worth += worthOf[parts]!
      }
      if (worth >= 0) this.#raise(place, worth * factor, true)
    }
  }

  /** Items whose diets, certain facts or name say so; nothing similar counts. */
  #findClaim(claim: Claim): void {
    const { words, allergens } = claim
    const { diets, freeFrom, claimNames } = this.#index
    const fulfilling = dietsOf(claim)
    const isDiet = setsWith(diets, claimNames, (names) => fulfilling.some((diet) => names.includes(diet)))
    const isFree = setsWith(
      freeFrom,
      claimNames,
      (names) => allergens.length > 0 && allergens.every((allergen) => names.includes(allergen.join(' '))),
    )
    for (let place = 0; place < this.#index.size; place++)
      if (isDiet[diets.setOf[place]!] || isFree[freeFrom.setOf[place]!]) this.#raise(place, claimed * words.length)
    this.#findClaimName(words)
  }

  /**
   * A claim in the name of an item; two words only side by side: the egg of a cage-free hen is not
   * free from egg.
   */
  #findClaimName(words: readonly string[]): void {
    const { vocabulary } = this.#index
    const [first, second] = words
    const id = words.length > 2 ? -1 : vocabulary.idOf(second === undefined ? first! : wholeWord(first!, second))
    if (id < 0) return
    const { places, parts } = vocabulary.listOf(id)
    for (let at = 0; at < places.length; at++)
      if (parts[at]! & inName) this.#raise(places[at]!, worthOf[parts[at]!]! * words.length, true)
  }

  /** Words that are a claim: NONFAT for 'fat free'. What is free from an allergen has none. */
  #findNamesOf({ words, alternatives }: Term): void {
    const same = alternatives.flatMap((each) => (each.isSame && !each.isNear ? [each.words] : []))
    const typed = words.length === 1 ? words.map(({ forms }) => [forms[0]]) : []
    for (const name of [...typed, ...same]) this.#findClaimName(name)
  }

  /**
   * The unit's GTIN for the case's and the other way round: all but the packaging digit and the
   * check digit agree.
   */
  #findOtherGtin(typed: string): void {
    const body = typed.slice(typed.length === 14 ? 1 : 0, -1)
    const form = bareDigits(body)
    if (form.length < 6) return
    for (const [id, word] of this.#index.vocabulary.beginning(form))
      if (word.length === form.length + 1) this.#add(id, otherGtin)
  }

  /** ITEM-2: people read the last digits of an item number or a GTIN off a label. */
  #findLastDigits(typed: string): void {
    for (const id of this.#index.vocabulary.endingIn(typed)) this.#add(id, lastDigits)
  }

  #findSimilar(word: string): void {
    const { vocabulary } = this.#index
    const found = this.#count
    for (const { id, word: similar, edits, isBeginning } of vocabulary.similarTo(word)) {
      if (found > 0 && (isBeginning || vocabulary.countOf(id) < muchMore * found)) continue
      if (found === 0 && !isBeginning) this.takenFor ??= writtenForm(this.#index, id, similar)
      this.#add(id, isBeginning ? nearBeginning : edits < 2 ? oneEditAway : twoEditsAway)
    }
  }

  #add(id: number, share: number): void {
    const { places, parts } = this.#index.vocabulary.listOf(id)
    for (let at = 0; at < places.length; at++)
      this.#raise(places[at]!, worthOf[parts[at]!]! * share, isWhatItIs(parts[at]!))
  }

  #raise(place: number, score: number, isNamed = false): void {
    if (isNamed) this.#named[place] = 1
    const before = this.#best[place]!
    if (score <= before) return
    if (before === 0) this.#places[this.#count++] = place
    this.#best[place] = score
  }
}

/** Which sets of a column pass; their names as the words they are compared in. */
const setsWith = (
  { sets }: Column,
  compared: ReadonlyMap<string, string>,
  passes: (names: readonly string[]) => boolean,
): boolean[] => sets.map((names) => names.length > 0 && passes(names.map((name) => compared.get(name) ?? name)))
