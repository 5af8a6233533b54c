import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import { isSameQuantity, type LineQuantity } from '#areas/carts/line-quantity.ts'

/** What a person typed over a line, and what they saw when they did. */
export interface TypedLine {
  readonly itemNumber: string
  /** What the line read when the typing began. */
  readonly base: LineQuantity
  readonly typed: LineQuantity
  /**
   * What was sent without a response. If the cart has this quantity, it is this person's own
   * change.
   */
  readonly sent?: LineQuantity | undefined
  /** Typed while the cart could not be read: `base` is unknown. */
  readonly isUnseen?: true
  /** The guide it was typed in: what a new cart is opened from. */
  readonly guide?: GuideInfo | undefined
}

/** The typed line started from another quantity than the cart has now: the person decides. */
export interface LineConflict {
  readonly itemNumber: string
  readonly mine: LineQuantity
  readonly theirs: LineQuantity
  /** True when the cart could not be read while it was typed: perhaps nobody else changed it. */
  readonly isUnseen?: true
}

/** The result of merging typed lines with the current cart. */
export interface MergedLines {
  /** The lines to send, with the quantities they are to have. */
  readonly send: readonly (LineQuantity & { readonly itemNumber: string })[]
  readonly conflicts: readonly LineConflict[]
  /** Lines that already read as typed. */
  readonly arrived: readonly string[]
}

const nothing: LineQuantity = { cases: 0, units: 0 }
const units = ['cases', 'units'] as const

/** CART-5: a quantity typed to nothing, where there was one. */
export const isRemoval = ({ base, typed }: TypedLine): boolean =>
  isSameQuantity(typed, nothing) && !isSameQuantity(base, nothing)

/**
 * CART-12, CART-14: merges what was typed with the cart as it now reads. Cases and eaches are two
 * values: a value that only one side changed is taken; when both changed it differently, the line
 * is a conflict and neither value is overwritten.
 */
export function mergeQuantities(typed: readonly TypedLine[], now: ReadonlyMap<string, LineQuantity>): MergedLines {
  const send: (LineQuantity & { itemNumber: string })[] = []
  const conflicts: LineConflict[] = []
  const arrived: string[] = []
  for (const line of typed) {
    const { itemNumber } = line
    const theirs = now.get(itemNumber) ?? nothing
    const merged = mergeLine(line, theirs)
    if (!merged) conflicts.push({ itemNumber, mine: line.typed, theirs, ...(line.isUnseen && { isUnseen: true }) })
    else if (isSameQuantity(merged, theirs)) arrived.push(itemNumber)
    else send.push({ itemNumber, ...merged })
  }
  return { send, conflicts, arrived }
}

function mergeLine({ base, typed, sent }: TypedLine, theirs: LineQuantity): LineQuantity | null {
  const isOwn = sent !== undefined && isSameQuantity(sent, theirs)
  const seen = isOwn ? theirs : base
  const merged = { ...theirs }
  for (const unit of units) {
    if (typed[unit] === seen[unit] || typed[unit] === theirs[unit]) continue
    if (theirs[unit] !== seen[unit]) return null
    merged[unit] = typed[unit]
  }
  return merged
}
