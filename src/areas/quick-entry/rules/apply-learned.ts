import type { OrderLine } from '../order-line.ts'
import { type Judged, sureFrom } from './accept-match.ts'

/** What a kitchen chose for words of its own. */
export interface LearnedItem {
  readonly itemNumber: string
  /** How many times in a row. */
  readonly times: number
}

/** Chosen so many times for the same words, an item is taken without asking. */
const clearRepetition = 2
const learnedConfidence = 0.97

/**
 * CART-13: what people chose for these words is offered first, and taken once they have chosen it
 * again; against it nothing else is taken. A number in the line says more than words.
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
