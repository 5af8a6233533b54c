import { editDistance } from './edit-distance.ts'
import type { Steps } from '#kit/steps.ts'
import { sortInSteps } from './sort-in-steps.ts'

/** A word that may have been meant. */
export interface SimilarWord {
  readonly id: number
  readonly edits: number
  /** The word typed is near its beginning only. */
  readonly isBeginning: boolean
}

const maxSimilar = 8

/**
 * Every word of the catalogue, sorted, so that a prefix is a range; with trigrams for the misspelt.
 */
export class Vocabulary {
  readonly words: readonly string[]
  readonly #trigrams = new Map<string, number[]>()
  /** Ids of words of digits only, by their last four. */
  readonly #byLastFour = new Map<string, number[]>();

  /** The vocabulary of distinct words. */
  static *of(distinct: Iterable<string>): Steps<Vocabulary> {
    const words = [...distinct]
    yield
    const order = yield* sortInSteps(words.length, (a, b) => (words[a]! < words[b]! ? -1 : 1))
    const vocabulary = new Vocabulary(Array.from(order, (place) => words[place]!))
    for (const [id, word] of vocabulary.words.entries()) {
      vocabulary.#add(word, id)
      if (id % 200 === 0) yield
    }
    return vocabulary
  }

  private constructor(sorted: readonly string[]) {
    this.words = sorted
  }

  #add(word: string, id: number): void {
    if (/^\d{4,}$/.test(word)) {
      const lastFour = word.slice(-4)
      const ids = this.#byLastFour.get(lastFour)
      if (ids) ids.push(id)
      else this.#byLastFour.set(lastFour, [id])
    }
    // Numbers are typed, not misspelt; pairs are known by their words.
    if (word.length < 4 || /[+\d]/.test(word)) return
    for (const trigram of trigramsOf(`  ${word} `)) {
      const ids = this.#trigrams.get(trigram)
      if (ids) ids.push(id)
      else this.#trigrams.set(trigram, [id])
    }
  }

  /** The word's id, or -1. */
  idOf(word: string): number {
    const at = this.#firstNotBelow(word)
    return this.words[at] === word ? at : -1
  }

  /** Ids of the numbers that end in these digits, of which there must be four or more. */
  endingIn(digits: string): number[] {
    return (this.#byLastFour.get(digits.slice(-4)) ?? []).filter((id) => this.words[id]!.endsWith(digits))
  }

  /** Ids of the words that start so: from (inclusive) and to (exclusive). */
  rangeOf(prefix: string): readonly [from: number, to: number] {
    return [this.#firstNotBelow(prefix), this.#firstNotBelow(`${prefix}\uffff`)]
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
      const distance = editDistance(word, this.words[id]!, maxEdits)
      if (distance.whole <= maxEdits) whole.push({ id, edits: distance.whole, isBeginning: false })
      else if (word.length > 4 && distance.beginning <= maxEdits - (word.length < 8 ? 1 : 0) && distance.beginning > 0)
        beginnings.push({ id, edits: distance.beginning, isBeginning: true })
    }
    const found = whole.length > 0 ? whole : beginnings
    return found.toSorted((a, b) => a.edits - b.edits || a.id - b.id).slice(0, maxSimilar)
  }

  /** Words that share enough trigrams to be within `maxEdits` edits, or to begin within them. */
  *#sharing(word: string, maxEdits: number): Generator<number> {
    const trigrams = trigramsOf(`  ${word}`)
    const shared = new Map<number, number>()
    for (const trigram of trigrams)
      for (const id of this.#trigrams.get(trigram) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
    // Each edit spoils at most three trigrams, four where neighbours are swapped.
    const needed = Math.max(1, trigrams.size - maxEdits * 3)
    for (const [id, count] of shared) if (count >= needed) yield id
  }

  #firstNotBelow(word: string): number {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

function trigramsOf(padded: string): Set<string> {
  const trigrams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3))
  return trigrams
}
