import { editDistance } from './edit-distance.ts'

/** Every word of the catalogue, sorted, so that a prefix is a range; with trigrams for the misspelt. */
export class Vocabulary {
  readonly words: readonly string[]
  readonly #trigrams = new Map<string, number[]>()

  constructor(words: Iterable<string>) {
    this.words = [...words].toSorted()
    this.words.forEach((word, id) => {
      // Numbers are typed, not misspelt.
      if (word.length < 4 || /\d/.test(word)) return
      for (const trigram of trigramsOf(word)) {
        const ids = this.#trigrams.get(trigram)
        if (ids) ids.push(id)
        else this.#trigrams.set(trigram, [id])
      }
    })
  }

  /** The word's id, or -1. */
  idOf(word: string): number {
    const at = this.#firstNotBelow(word)
    return this.words[at] === word ? at : -1
  }

  /** Ids of the words that start so: from (inclusive) and to (exclusive). */
  rangeOf(prefix: string): readonly [from: number, to: number] {
    return [this.#firstNotBelow(prefix), this.#firstNotBelow(`${prefix}\uffff`)]
  }

  /** ITEM-2: words within one edit (two from seven letters on), nearest first, at most eight. */
  similarTo(word: string): { id: number; edits: number }[] {
    if (word.length < 4 || /\d/.test(word)) return []
    const most = word.length < 7 ? 1 : 2
    const shared = new Map<number, number>()
    for (const trigram of trigramsOf(word))
      for (const id of this.#trigrams.get(trigram) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
    // Each edit spoils at most three trigrams.
    const needed = Math.max(1, word.length + 2 - 2 - most * 3)
    const found: { id: number; edits: number }[] = []
    for (const [id, count] of shared) {
      if (count < needed) continue
      const edits = editDistance(word, this.words[id]!, most)
      if (edits <= most) found.push({ id, edits })
    }
    return found.toSorted((a, b) => a.edits - b.edits).slice(0, 8)
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

function trigramsOf(word: string): Set<string> {
  const padded = ` ${word} `
  const trigrams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3))
  return trigrams
}
