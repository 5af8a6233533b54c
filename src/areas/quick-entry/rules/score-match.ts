import { impliedHeads } from '../order-words.ts'

/** How one word of the line was found in the item. */
export type WordMatch = 'same' | 'size' | 'short' | 'misspelt' | 'none'

/** What is known of an item that a line may mean. */
export interface MatchFacts {
  readonly itemNumber: string
  /** One for each telling word of the line. */
  readonly words: readonly WordMatch[]
  /** What the item is, was named: the first word of its description. */
  readonly isHeadNamed: boolean
  readonly head: string
  /** Words of the description that were mentioned. */
  readonly said: number
  /** Those nobody mentioned. */
  readonly unsaid: number
  /** The line is the customer's own name for it. */
  readonly isOwnName: boolean
  /**
   * The line's quantity is also a number of its description or pack: 'veal chop 12' for VEAL CHOP
   * RIB 12 OZ.
   */
  readonly isQuantityASize: boolean
  /** How often this customer ordered it. */
  readonly times: number
}

const costs = { same: 0, size: 0, short: 0.03, misspelt: 0.04, none: 0.35 } as const satisfies Record<WordMatch, number>
/** Never ordered: nothing but the words speaks for it. */
const neverOrdered = 0.06
/** Ordered once or twice: perhaps to try it. */
const seldomOrdered = 0.02
const headImplied = 0.04
const headMissing = 0.2

/**
 * CART-13: how sure it is, 0 to 1, that these words mean this item, were it the only one: words,
 * what it is, history.
 */
export function scoreMatch({ words, isHeadNamed, head, isOwnName, times }: MatchFacts): number {
  if (words.length === 0) return 0
  const history = times > 2 ? 0 : times > 0 ? seldomOrdered : neverOrdered
  if (isOwnName) return 0.99 - history
  const named = isHeadNamed ? 0 : impliedHeads.has(head) && words.length > 1 ? headImplied : headMissing
  const spent = words.reduce((sum, word) => sum + costs[word], 0)
  return Math.max(0, 0.98 - spent - named - history)
}
