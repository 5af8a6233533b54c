/** True for digits whose last one is the Luhn check digit of the others. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** Groups of digits as people write card numbers: with spaces, dashes, dots or slashes between. */
const numberLike = /\d(?:[\s\u00a0./_-]{0,3}\d){13,}/g

/** How the numbers of the card schemes begin, and how long they are. */
const schemes: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^4/, lengths: [16, 19] },
  { begins: /^(5[1-5]|2[2-7]|35|50|5[6-9]|6)/, lengths: [16, 19] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3[0689]/, lengths: [14] },
]

/** Security 26: true when a free text holds what may be a card number: so begun, so long, and passing the Luhn check. */
export function holdsCardNumber(text: string): boolean {
  for (const [found] of text.normalize('NFKC').matchAll(numberLike)) {
    const digits = found.replace(/\D/g, '')
    for (let start = 0; start < digits.length; start++) {
      const rest = digits.slice(start)
      const lengths = schemes.find(({ begins }) => begins.test(rest))?.lengths ?? []
      if (lengths.some((length) => rest.length >= length && isLuhn(rest.slice(0, length)))) return true
    }
  }
  return false
}

/** Digits as on a card and nothing beside them: ids of letters and digits are left alone. */
const written = /(?<![\w.-])(?:\d{14,19}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}|\d{4}[ -]\d{6}[ -]\d{5})(?![\w-])/g

/** PLAT-7, security 26: the text with card numbers replaced, wherever somebody put them. */
export const hideCardNumbers = (text: string): string =>
  text.replace(written, (found) => (holdsCardNumber(found) ? '[hidden]' : found))
