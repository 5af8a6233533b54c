import { isSameQuantity, type LineQuantity } from '#areas/carts/line-quantity.ts'

/** One run of keys or taps in a line, which Undo takes back as a whole. */
export interface TypingBurst {
  readonly itemNumber: string
  /** What the line held before it. */
  readonly before: LineQuantity
  /** What the line held after the last key or tap. */
  readonly typed: LineQuantity
  /** When that was, in milliseconds. */
  readonly at: number
  /** True once the field was left: typing there again starts over. */
  readonly isCommitted: boolean
}

/**
 * Milliseconds of pause that end a burst: more than lies between two taps meant as one change, less
 * than it takes to read the row and think again.
 */
export const burstPauseMs = 2000

/** The line holds what the burst left there: nobody else has set it since (CART-12). */
export const isStanding = (burst: TypingBurst, itemNumber: string, now: LineQuantity): boolean =>
  burst.itemNumber === itemNumber && isSameQuantity(burst.typed, now)

/**
 * CART-12: the burst after one more key or tap at `at` that makes the line `typed`. It goes on with
 * the last one of the same line, unless that was committed, overwritten or is a pause ago.
 */
export function extendBurst(
  last: TypingBurst | null,
  { itemNumber, held, typed, at }: { itemNumber: string; held: LineQuantity; typed: LineQuantity; at: number },
): TypingBurst {
  const goesOn = last !== null && isStanding(last, itemNumber, held) && !last.isCommitted && at - last.at < burstPauseMs
  return { itemNumber, before: goesOn ? last.before : held, typed, at, isCommitted: false }
}
