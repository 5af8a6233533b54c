import { fitQuantity } from './fit-quantity.ts'

/** A quantity field between two moments of typing. */
export interface QuantityTyping {
  /** What the line reads. */
  readonly value: number
  /** What it read before this typing; null while nothing was typed. */
  readonly before: number | null
  /** The text on view that is no quantity, or null. */
  readonly refused: string | null
}

/**
 * UI-1: what a text in the field makes of the line. What is no quantity stays on view, and the line
 * goes back to what it read before: '1.5' must become neither 15 nor 1.
 */
export function typeQuantity(text: string, { value, before }: QuantityTyping, max: number): QuantityTyping {
  const fitted = fitQuantity(text, max)
  if (fitted === null) return { value: before ?? value, before, refused: text }
  return { value: fitted, before: before ?? value, refused: null }
}
