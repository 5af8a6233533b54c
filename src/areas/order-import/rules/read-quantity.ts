import { parseWholeNumber } from '#kit/whole-number.ts'
import { maxQuantity } from '#contract/values.ts'
import { readUnit, type Unit } from './read-unit.ts'

/** The quantity of a cell. */
export interface CellQuantity {
  /** Null when negative, fractional, too large or not written in digits 0-9. */
  readonly quantity: number | null
  /** The unit next to the number: '2 cs'. 'unknown' is a word that is neither cases nor eaches. */
  readonly unit: Unit | 'unknown' | null
}

/** Fast path for nearly every cell; never too large. */
const digits = /^\d{1,4}$/
/** A whole number formatted with decimals: '5.00'. With three zeros it might mean five thousand. */
const decimals = /^(\d{1,15})[.,]0{1,2}$/
/** A whole number with the rounding error of a formula: 3.0000000000000004, 2.9999999999999996. */
const nearlyWhole = /^\d{1,4}\.(?:0{9}|9{9})\d{0,12}$/
const withUnit = /^(\d[\d.,]*)\s*(\p{L}+\.?)$/u
/** An accounting format shows zero as a dash. */
const dashes = /^[-–—]$/

/**
 * IMPORT-1: the quantity of a cell; an empty cell or a dash is 0, and a unit may follow the number.
 */
export function readQuantity(cell: string): CellQuantity {
  if (cell === '' || dashes.test(cell)) return { quantity: 0, unit: null }
  if (digits.test(cell)) return { quantity: Number(cell), unit: null }
  const [, number, word] = withUnit.exec(cell) ?? []
  if (number === undefined || word === undefined) return { quantity: wholeNumber(cell), unit: null }
  return { quantity: wholeNumber(number), unit: readUnit(word) ?? 'unknown' }
}

function wholeNumber(text: string): number | null {
  const whole = nearlyWhole.test(text) ? String(Math.round(Number(text))) : (decimals.exec(text)?.[1] ?? text)
  return parseWholeNumber(whole, maxQuantity)
}
