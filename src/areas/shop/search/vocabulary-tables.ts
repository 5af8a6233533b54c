import type { Steps } from '#kit/steps.ts'

/** Keys, sorted, and for each the ids of words, in flat arrays. */
export interface IdTable {
  readonly keys: readonly string[]
  readonly starts: Uint32Array
  readonly ids: Uint32Array
}

/** Words between two pauses. */
const wordsAtOnce = 200

/** A number of four digits or more is looked up by its last four. */
export const lastFourOf = (word: string): string | undefined => (/^\d{4,}$/.test(word) ? word.slice(-4) : undefined)

/**
 * What a word may be found by when it is misspelt. Numbers are typed, not misspelt; pairs are known
 * by their words.
 */
export const trigramsOfWord = (word: string): ReadonlySet<string> =>
  word.length < 4 || /[+\d]/.test(word) ? new Set() : trigramsOf(`  ${word} `)

export function trigramsOf(padded: string): Set<string> {
  const trigrams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3))
  return trigrams
}

/** The table of all words by the keys of each. */
export function* idTableOf(words: Iterable<string>, keysOf: (word: string) => Iterable<string>): Steps<IdTable> {
  const byKey = new Map<string, number[]>()
  let id = 0
  for (const word of words) {
    for (const key of keysOf(word)) {
      const ids = byKey.get(key)
      if (ids) ids.push(id)
      else byKey.set(key, [id])
    }
    if (++id % wordsAtOnce === 0) yield
  }
  const keys = [...byKey.keys()].sort()
  const starts = new Uint32Array(keys.length + 1)
  for (const [at, key] of keys.entries()) starts[at + 1] = starts[at]! + byKey.get(key)!.length
  const ids = new Uint32Array(starts.at(-1)!)
  for (const [at, key] of keys.entries()) {
    ids.set(byKey.get(key)!, starts[at])
    if (at % wordsAtOnce === 0) yield
  }
  return { keys, starts, ids }
}

/** The ids of a key. */
export function idsOf({ keys, starts, ids }: IdTable, key: string): Uint32Array {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? ids.subarray(starts[low], starts[low + 1]) : ids.subarray(0, 0)
}
