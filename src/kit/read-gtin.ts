import { expandUpcE } from './expand-upc-e.ts'

const lengths = new Set([8, 12, 13, 14])

/**
 * The check digit GS1 puts on GTINs, GLNs and SSCCs: weights 3 and 1 from the right. `body` is the
 * number without its last digit.
 */
function checkDigitOf(body: string): number {
  let sum = 0
  for (let place = 0; place < body.length; place++) sum += Number(body[body.length - 1 - place]) * (place % 2 ? 1 : 3)
  return (10 - (sum % 10)) % 10
}

/** True for digits whose last one is the check digit of the others. */
export const hasGs1CheckDigit = (digits: string): boolean => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))

/**
 * A GTIN of 8, 12, 13 or 14 digits as its 14 digits, or null when its length or check digit is
 * wrong.
 */
export function readGtin(text: string): string | null {
  if (!/^\d+$/.test(text) || !lengths.has(text.length)) return null
  if (/^0+$/.test(text)) return null
  return hasGs1CheckDigit(text) ? text.padStart(14, '0') : null
}

/**
 * Eight digits may be right both as a GTIN-8 and as a UPC-E. Beginning with 0 they are a UPC-E:
 * such GTIN-8 are for use inside one company only.
 */
export function readGtinOrUpcE(digits: string): string | null {
  const [plainly, expanded] = [readGtin(digits), readGtin(expandUpcE(digits) ?? '')]
  return digits.startsWith('0') ? (expanded ?? plainly) : (plainly ?? expanded)
}

/** Digits of a UPC-A, and how many are left when a spreadsheet took its leading zero. */
const upcDigits = 12
const withoutZero = 11

/**
 * PLAT-3: a GTIN as boxes and spreadsheets have it: with the spaces and dashes of the print, as a
 * UPC-E, or without its leading zero. As 14 digits, or null when its check digit is wrong.
 */
export function readPrintedGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '')
  return readGtinOrUpcE(digits.length === withoutZero ? digits.padStart(upcDigits, '0') : digits)
}
