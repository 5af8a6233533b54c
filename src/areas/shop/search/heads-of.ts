import type { CatalogueIndex } from './catalogue-index.ts'
import { isHead } from './word-parts.ts'

const known = new WeakMap<CatalogueIndex, ReadonlySet<string>>()

/**
 * CART-13: the words that descriptions begin with, which say what a thing is: an item with one of
 * them further on may be another thing than the words before it say: a RICE NOODLE is no rice.
 */
export function headsOf(index: CatalogueIndex): ReadonlySet<string> {
  const before = known.get(index)
  if (before) return before
  const { vocabulary, starts, parts } = index
  const heads = new Set(
    vocabulary.words.filter((_, id) => parts.subarray(starts[id], starts[id + 1]).some((part) => part & isHead)),
  )
  known.set(index, heads)
  return heads
}
