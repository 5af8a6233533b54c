import type { OrderLine } from '../order-line.ts'
import { type Judged, sureFrom } from './accept-match.ts'

/** The item a kitchen chose for its own words. */
export interface LearnedItem {
  readonly itemNumber: string
  /** Number of times in a row. */
  readonly times: number
}

/** Consecutive choices after which an item is taken without asking. */
const clearRepetition = 2
const learnedConfidence = 0.97

/**
 * CART-13: the item people chose for these words is offered first, and taken once it was chosen a
 * second time; no other item is taken in its place. A number in the line overrides it.
 */
export function applyLearned(judged: Judged, line: OrderLine, learned: LearnedItem | undefined): Judged {
  if (!learned || line.numbers.length > 0) return judged
  const { itemNumber, times } = learned
  const likely = [itemNumber, ...judged.likely.filter((each) => each !== itemNumber)]
  if (times >= clearRepetition)
    return { itemNumber, likely, confidence: learnedConfidence, doubt: line.doubt, isSure: line.doubt === null }
  if (judged.itemNumber === itemNumber) return { ...judged, likely }
  return {
    itemNumber,
    likely,
    confidence: Math.min(judged.confidence, sureFrom - 0.05),
    doubt: line.doubt ?? 'several_items',
    isSure: false,
  }
}
