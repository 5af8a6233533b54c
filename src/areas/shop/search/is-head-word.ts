import type { CatalogueIndex } from './catalogue-index.ts'
import { isHead } from './word-parts.ts'

const known = new WeakMap<CatalogueIndex, Map<string, boolean>>()

/**
 * CART-13: whether descriptions begin with a word, so that it says what a thing is: an item with it
 * further on may be another thing than the words before it say: a RICE NOODLE is no rice.
 */
export function isHeadWord(index: CatalogueIndex, word: string): boolean {
  const words = known.get(index) ?? new Map<string, boolean>()
  known.set(index, words)
  const before = words.get(word)
  if (before !== undefined) return before
  const { vocabulary } = index
  const id = vocabulary.idOf(word)
  const found = id >= 0 && vocabulary.listOf(id).parts.some((part) => part & isHead)
  words.set(word, found)
  return found
}
