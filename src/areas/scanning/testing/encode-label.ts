// Encodes labels the way the GS1 General Specifications describe it, with nothing of what reads
// them: the tests compare the two.

/** Identifiers whose values need no separator after them (figure 7.8.5-2 of the specification). */
const predefined = /^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/

/** Digits with the check digit of GS1: the sum of odd places from the right counts three times. */
export function withCheckDigit(body: string): string {
  const places = Array.from(body).toReversed().map(Number)
  const odd = places.filter((_, place) => place % 2 === 0).reduce((sum, digit) => sum + digit, 0)
  const even = places.filter((_, place) => place % 2 === 1).reduce((sum, digit) => sum + digit, 0)
  return body + String((1000 - (3 * odd + even)) % 10)
}

/** One field: identifier and value. */
export type EncodedField = readonly [ai: string, value: string]

/** As a scanner sends it: FNC1 after each value that has no length of its own, but the last. */
export const encodeScanned = (fields: readonly EncodedField[], separator = '\u001d'): string =>
  fields
    .map(([ai, value], i) => ai + value + (predefined.test(ai) || i === fields.length - 1 ? '' : separator))
    .join('')

/** As it is printed under the bars. */
export const encodePrinted = (fields: readonly EncodedField[]): string =>
  fields.map(([ai, value]) => `(${ai})${value}`).join('')
