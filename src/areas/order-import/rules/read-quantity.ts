import { parseWholeNumber } from '#kit/whole-number.ts'
import { maxQuantity } from '#contract/values.ts'

/**
 * A whole number that a spreadsheet shows with decimals: '5.00'. With three zeros it might be five
 * thousand.
 */
const decimals = /^(\d+)[.,]0{1,2}$/

/**
 * IMPORT-1: nothing is 0; null for what is negative, fractional, too large or not written in digits
 * 0-9.
 */
export function readQuantity(cell: string): number | null {
  if (cell === '') return 0
  return parseWholeNumber(decimals.exec(cell)?.[1] ?? cell, maxQuantity)
}
