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
