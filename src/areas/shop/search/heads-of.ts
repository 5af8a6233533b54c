import type { CatalogueIndex } from './catalogue-index.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import { isHead } from './word-parts.ts'

/** Words between two pauses. */
const wordsAtOnce = 1000

const known = new WeakMap<CatalogueIndex, ReadonlySet<string>>()

/**
 * CART-13: the words that descriptions begin with, which say what a thing is: an item with one of
 * them further on may be another thing than the words before it say: a RICE NOODLE is no rice.
 */
export const headsOf = (index: CatalogueIndex): ReadonlySet<string> => known.get(index) ?? atOnce(headsSteps(index))

/** The same with pauses. */
export function* headsSteps(index: CatalogueIndex): Steps<ReadonlySet<string>> {
  const before = known.get(index)
  if (before) return before
  const { vocabulary, starts, parts } = index
  const heads = new Set<string>()
  for (const [id, word] of vocabulary.words.entries()) {
    if (parts.subarray(starts[id], starts[id + 1]).some((part) => part & isHead)) heads.add(word)
    if (id % wordsAtOnce === 0) yield
  }
  known.set(index, heads)
  return heads
}
