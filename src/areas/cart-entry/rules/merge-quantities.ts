import { isSameQuantity, type LineQuantity } from '#areas/carts/line-quantity.ts'

/** What a person typed over a line, and what they saw when they did. */
export interface TypedLine {
  readonly itemNumber: string
  /** What the line read when the typing began. */
  readonly base: LineQuantity
  readonly typed: LineQuantity
  /**
   * What was sent without hearing whether it arrived; finding it in the cart is finding one's own.
   */
  readonly sent?: LineQuantity | undefined
  /** Typed while the cart could not be read: `base` is nobody's knowledge. */
  readonly isUnseen?: true
}

/** A line was typed over another quantity than the cart has: somebody has to decide. */
export interface LineConflict {
  readonly itemNumber: string
  readonly mine: LineQuantity
  readonly theirs: LineQuantity
  /** Nobody else need have changed it: the cart could not be read when it was typed. */
  readonly isUnseen?: true
}

/** What follows from typing meeting the cart as it now reads. */
export interface MergedLines {
  /** To be sent: what the lines shall read. */
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
 * values: where only one side changed a value, the change counts; where both did, differently, the
 * line is a conflict and neither is written over.
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
