import type { Steps } from '#kit/steps.ts'
import { editDistance } from './edit-distance.ts'
import { changedList, emptyList, type PackedLists, type PlaceList, sliceOf } from './place-lists.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { Texts, textsOf } from './texts.ts'
import { idsOf, type IdTable, idTableOf, lastFourOf, trigramsOf, trigramsOfWord } from './vocabulary-tables.ts'

/** A word that may have been meant. */
export interface SimilarWord {
  readonly id: number
  readonly word: string
  readonly edits: number
  /** The word typed is near its beginning only. */
  readonly isBeginning: boolean
}

/** Words and where each is found, with tables for misspelt words and last digits. */
export interface PackedVocabulary extends PackedLists {
  readonly trigrams: IdTable
  readonly lastFour: IdTable
  /** False for a mere list of words. */
  readonly areListed: boolean
}

/** What changed since the words were packed. */
interface OwnWords {
  /** Word id -> its list. */
  readonly lists: ReadonlyMap<number, PlaceList>
  /** Added words; their ids follow those of the packed ones. */
  readonly added: readonly string[]
  readonly idOf: ReadonlyMap<string, number>
  /** Ids of the added words in their order. */
  readonly sorted: readonly number[]
}

const nothingOwn: OwnWords = { lists: new Map(), added: [], idOf: new Map(), sorted: [] }
const maxSimilar = 8

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The tables of words that are packed. */
export function* packVocabulary(lists: PackedLists, areListed = true): Steps<PackedVocabulary> {
  const words = new Texts(lists.words)
  function* all() {
    for (let id = 0; id < words.length; id++) yield words.at(id)
  }
  const trigrams = yield* idTableOf(all(), trigramsOfWord)
  const lastFour = yield* idTableOf(all(), (word) => {
    const key = lastFourOf(word)
    return key === undefined ? [] : [key]
  })
  return { ...lists, trigrams, lastFour, areListed }
}

/**
 * Every word of the catalogue in its order, so that those with a prefix stand together. Words that
 * no item has any more are as if they never were.
 */
export class Vocabulary {
  readonly #packed: PackedVocabulary
  readonly #words: Texts
  readonly #own: OwnWords;

  /** The vocabulary of distinct words. */
  static *of(distinct: Iterable<string>): Steps<Vocabulary> {
    const words = [...distinct]
    yield
    const order = yield* sortInSteps(words.length, (a, b) => (words[a]! < words[b]! ? -1 : 1))
    const sorted = textsOf(Array.from(order, (place) => words[place]!))
    const starts = new Uint32Array(words.length + 1)
    return new Vocabulary(yield* packVocabulary({ words: sorted, starts, ...emptyList }, false))
  }

  constructor(packed: PackedVocabulary, own = nothingOwn) {
    this.#packed = packed
    this.#words = new Texts(packed.words)
    this.#own = own
  }

  /** The word's id, or -1. */
  idOf(word: string): number {
    const id = this.#idOf(word)
    return id >= 0 && this.#isUsed(id) ? id : -1
  }

  wordOf(id: number): string {
    return id < this.#words.length ? this.#words.at(id) : this.#own.added[id - this.#words.length]!
  }

  /** Where a word is found. */
  listOf(id: number): PlaceList {
    const own = this.#own.lists.get(id)
    if (own) return own
    const { starts } = this.#packed
    return id < this.#words.length ? sliceOf(this.#packed, starts[id]!, starts[id + 1]!) : emptyList
  }

  /** How many items have a word. */
  countOf(id: number): number {
    const own = this.#own.lists.get(id)
    return own ? own.places.length : (this.#packed.starts[id + 1] ?? 0) - (this.#packed.starts[id] ?? 0)
  }

  /** Ids of the numbers that end in these digits, of which there must be four or more. */
  endingIn(digits: string): number[] {
    const packed = [...idsOf(this.#packed.lastFour, digits.slice(-4))]
    return [...packed, ...this.#addedIds()].filter((id) => {
      const word = this.wordOf(id)
      return lastFourOf(word) !== undefined && word.endsWith(digits) && this.#isUsed(id)
    })
  }

  hasBeginning(prefix: string): boolean {
    return !this.beginning(prefix).next().done
  }

  /** The words that start so, in their order. */
  *beginning(prefix: string): Generator<readonly [id: number, word: string]> {
    const { sorted } = this.#own
    const [packed, added] = [this.#words, (at: number) => this.wordOf(sorted[at]!)]
    let id = firstNotBelow(packed.length, (at) => packed.at(at), prefix)
    let at = firstNotBelow(sorted.length, added, prefix)
    let word = id < packed.length ? packed.at(id) : undefined
    let own = at < sorted.length ? added(at) : undefined
    for (;;) {
      if (!word?.startsWith(prefix)) word = undefined
      if (!own?.startsWith(prefix)) own = undefined
      if (word !== undefined && (own === undefined || word < own)) {
        if (this.#isUsed(id)) yield [id, word]
        word = ++id < packed.length ? packed.at(id) : undefined
      } else if (own !== undefined) {
        if (this.#isUsed(sorted[at]!)) yield [sorted[at]!, own]
        own = ++at < sorted.length ? added(at) : undefined
      } else return
    }
  }

  /** The words that start with a letter, in their order. */
  *lettered(): Generator<readonly [id: number, word: string]> {
    for (let letter = 97; letter <= 122; letter++) yield* this.beginning(String.fromCharCode(letter))
  }

  /**
   * ITEM-2: words within one edit, or two from six letters on, nearest first; else words that begin
   * about so.
   */
  similarTo(word: string): SimilarWord[] {
    if (word.length < 4 || /\d/.test(word)) return []
    const maxEdits = word.length < 6 ? 1 : 2
    const whole: SimilarWord[] = []
    const beginnings: SimilarWord[] = []
    for (const id of this.#sharing(word, maxEdits)) {
      const other = this.wordOf(id)
      const distance = editDistance(word, other, maxEdits)
      const isNearBeginning = distance.beginning <= maxEdits - (word.length < 8 ? 1 : 0) && distance.beginning > 0
      if (distance.whole <= maxEdits) whole.push({ id, word: other, edits: distance.whole, isBeginning: false })
      else if (word.length > 4 && isNearBeginning)
        beginnings.push({ id, word: other, edits: distance.beginning, isBeginning: true })
    }
    const found = whole.length > 0 ? whole : beginnings
    return found.toSorted((a, b) => a.edits - b.edits || compare(a.word, b.word)).slice(0, maxSimilar)
  }

  /**
   * The vocabulary after changes of lists: word -> place -> parts, 0 where it has the word no
   * more; `whole` has lists that are replaced.
   */
  with(
    changes: ReadonlyMap<string, ReadonlyMap<number, number>>,
    whole: ReadonlyMap<string, PlaceList> = new Map(),
  ): Vocabulary {
    const lists = new Map(this.#own.lists)
    const idOf = new Map(this.#own.idOf)
    const added = [...this.#own.added]
    for (const word of new Set([...changes.keys(), ...whole.keys()])) {
      let id = this.#idOf(word)
      const list = whole.get(word) ?? changedList(id < 0 ? emptyList : this.listOf(id), changes.get(word) ?? new Map())
      if (id < 0) {
        if (list.places.length === 0) continue
        id = this.#words.length + added.push(word) - 1
        idOf.set(word, id)
      }
      lists.set(id, list)
    }
    const first = this.#words.length
    const isLonger = added.length > this.#own.added.length
    const sorted = isLonger
      ? Array.from(added.keys(), (at) => first + at).sort((a, b) => compare(added[a - first]!, added[b - first]!))
      : this.#own.sorted
    return new Vocabulary(this.#packed, { lists, added, idOf, sorted })
  }

  #idOf(word: string): number {
    const words = this.#words
    const at = firstNotBelow(words.length, (id) => words.at(id), word)
    return at < words.length && words.at(at) === word ? at : (this.#own.idOf.get(word) ?? -1)
  }

  #isUsed(id: number): boolean {
    return !this.#packed.areListed || this.countOf(id) > 0
  }

  *#addedIds(): Generator<number> {
    for (let at = 0; at < this.#own.added.length; at++) yield this.#words.length + at
  }

  /** Words that share enough trigrams to be within `maxEdits` edits, or to begin within them. */
  *#sharing(word: string, maxEdits: number): Generator<number> {
    const trigrams = trigramsOf(`  ${word}`)
    const shared = new Map<number, number>()
    for (const trigram of trigrams)
      for (const id of idsOf(this.#packed.trigrams, trigram)) shared.set(id, (shared.get(id) ?? 0) + 1)
    for (const id of this.#addedIds()) {
      let count = 0
      for (const trigram of trigramsOfWord(this.wordOf(id))) if (trigrams.has(trigram)) count++
      if (count > 0) shared.set(id, count)
    }
    // Each edit spoils at most three trigrams, four where neighbours are swapped.
    const needed = Math.max(1, trigrams.size - maxEdits * 3)
    for (const [id, count] of shared) if (count >= needed && this.#isUsed(id)) yield id
  }
}

/** Where the first of sorted texts is that is not below one. */
function firstNotBelow(count: number, at: (index: number) => string, text: string): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}
