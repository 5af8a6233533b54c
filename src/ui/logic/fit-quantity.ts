import { parseWholeNumber } from '#kit/whole-number.ts'

/**
 * UI-1: what a quantity field takes: empty is 0, plain whole numbers up to `max`; anything else is
 * null and changes nothing.
 */
export const fitQuantity = (text: string, max: number): number | null =>
  text.trim() === '' ? 0 : parseWholeNumber(text, max)
