/** True for digits whose last one is the Luhn check digit of the others. */
export const isLuhn = (digits: string): boolean => weightedSum(digits, (digit) => [digit, doubled(digit)]) % 10 === 0

/** True for digits whose last one is the check digit GS1 puts on GTINs and SSCCs. */
const isGs1 = (digits: string): boolean => weightedSum(digits, (digit) => [digit, digit * 3]) % 10 === 0

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2)

/** Adds up the digits from the last on, each by its weight at an even or an odd place. */
function weightedSum(digits: string, weights: (digit: number) => readonly [even: number, odd: number]): number {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    sum += weights(Number(digits[digits.length - 1 - place]))[place % 2]!
  }
  return sum
}

/**
 * How the numbers of the card schemes begin, and how long they are (ISO/IEC 7812 issuer ranges).
 */
const schemes: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3(0[0-5]|09|[689])/, lengths: [14, 16] },
  { begins: /^35/, lengths: [16, 19] },
  { begins: /^62/, lengths: [16, 17, 18, 19] },
  { begins: /^(50|5[6-9]|6)/, lengths: [16, 19] },
]
const maxCardLength = 19
/** As long as a GTIN-13, a GTIN-14 or an SSCC, which pass the Luhn check one time in ten. */
const gs1Lengths: ReadonlySet<number> = new Set([13, 14, 18])

const startsCard = (digits: string, length: number): boolean =>
  schemes.some(({ begins, lengths }) => lengths.includes(length) && begins.test(digits)) &&
  isLuhn(digits.slice(0, length))

const isTradeNumber = (digits: string): boolean => gs1Lengths.has(digits.length) && isGs1(digits)

/**
 * Most digits of a group as cards are printed: 4-4-4-4, 4-6-5. Longer ones side by side are numbers
 * of their own.
 */
const longestGroup = 6
/** Marks nobody sees, such as a space of no width: without them the digits stand side by side. */
const unseen = /\p{Cf}/gu
const between = /^[\s\u00a0./_-]{1,3}$/

/**
 * Security 26: true when a free text holds what may be a card number: begun as issuers begin them,
 * as long, and passing the Luhn check; in one run or in groups. Item numbers side by side and the
 * GTINs and SSCCs of trade items do not count.
 */
export function holdsCardNumber(text: string): boolean {
  const groups = [...text.normalize('NFKC').replace(unseen, '').matchAll(/\d+/g)]
  return groups.some(({ 0: digits }, at) => runHoldsCard(digits) || groupsAreCard(groups, at))
}

/**
 * Digits without anything between them. A long run is looked at from each of its places; a short
 * one is whole or nothing.
 */
function runHoldsCard(digits: string): boolean {
  if (digits.length < 13 || isTradeNumber(digits)) return false
  if (digits.length < 15) return startsCard(digits, digits.length)
  for (let start = 0; start + 15 <= digits.length; start++) {
    for (let length = 15; length <= maxCardLength && start + length <= digits.length; length++) {
      if (startsCard(digits.slice(start, start + length), length)) return true
    }
  }
  return false
}

/** Whether the groups from one on, as they stand side by side, are a card number. */
function groupsAreCard(groups: readonly RegExpExecArray[], first: number): boolean {
  let digits = ''
  for (let at = first; at < groups.length && digits.length < maxCardLength; at++) {
    const group = groups[at]!
    if (group[0].length > longestGroup) return false
    const before = groups[at - 1]
    if (at > first && before) {
      const gap = group.input.slice(before.index + before[0].length, group.index)
      if (gap.length > 3 || !between.test(gap)) return false
    }
    digits += group[0]
    if (at > first && startsCard(digits, digits.length) && !isTradeNumber(digits)) return true
  }
  return false
}

/** Digits as on a card and nothing beside them: ids of letters and digits are left alone. */
const written = /(?<![\w.-])(?:\d{13,19}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}|\d{4}[ -]\d{6}[ -]\d{5})(?![\w-])/g

/** PLAT-7, security 26: the text with card numbers replaced, wherever somebody put them. */
export const hideCardNumbers = (text: string): string =>
  text.replace(written, (found) => (holdsCardNumber(found) ? '[hidden]' : found))
