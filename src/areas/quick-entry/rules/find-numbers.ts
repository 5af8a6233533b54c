import { dozenWords, measureWords, numberLabels, unitWords } from '../order-words.ts'
import type { Token } from './to-tokens.ts'

/** The codes of a line, and the line without them. */
export interface FoundNumbers {
  readonly numbers: readonly string[]
  readonly rest: readonly Token[]
  /** A long number that no item has. */
  readonly hasUnknown: boolean
}

/** Min digits of an item number or GTIN; fewer may be a quantity. */
const longNumber = /^#?\d{5,14}$/
const mixedCode = /^#?(?=.*\d)(?=.*[a-z])[a-z\d][a-z\d./-]{1,19}$/
const shortNumber = /^\d{2,4}$/

/** CART-13: separates the item numbers of a line from its other words. */
export function findNumbers(tokens: readonly Token[], isKnown: (code: string) => boolean): FoundNumbers {
  const grouped = joined(tokens)
  if (grouped !== null && isKnown(grouped)) return { numbers: [grouped], rest: [], hasUnknown: false }
  const numbers: string[] = []
  const rest: Token[] = []
  let hasUnknown = false
  tokens.forEach((token, i) => {
    const code = token.text.replace(/^#/, '')
    const isLabelled = i > 0 && numberLabels.has(tokens[i - 1]!.text)
    const isNumber = longNumber.test(token.text) || (isLabelled && /^\d+$/.test(code))
    if (isNumber || ((mixedCode.test(token.text) || /^#\d{3,4}$/.test(token.text)) && isKnown(code))) {
      if (isNumber && !isKnown(code)) hasUnknown = true
      // '#' or 'item' before it marks an item number.
      if (isLabelled && rest.length > 0) rest.pop()
      numbers.push(code)
    } else rest.push(token)
  })
  const short = numbers.length === 0 ? shortNumberOf(rest, isKnown) : null
  return short
    ? { numbers: [short.text], rest: rest.filter((token) => token !== short), hasUnknown }
    : { numbers, rest, hasUnknown }
}

/** A GTIN copied from a box in groups: '1 00 12345 67890 2'. */
function joined(tokens: readonly Token[]): string | null {
  if (tokens.length < 2 || !tokens.every(({ text }) => /^[\d-]+$/.test(text))) return null
  const digits = tokens.map(({ text }) => text.replaceAll('-', '')).join('')
  return digits.length >= 8 && digits.length <= 14 ? digits : null
}

/**
 * '1004 2 cs': of several bare numbers the one that an item has; only when the line holds nothing
 * else but units.
 */
function shortNumberOf(tokens: readonly Token[], isKnown: (code: string) => boolean): Token | null {
  const bare = tokens.filter(({ text }) => /^\d{1,4}$/.test(text))
  const isPlain = tokens.every(({ text, isCell }) => isCell || /^\d+$/.test(text) || isUnit(text) || isMarked(text))
  const known = bare.filter(({ text }) => shortNumber.test(text) && isKnown(text))
  const isAlone = bare.length > 1 || tokens.some(({ text }) => isMarked(text))
  return isPlain && isAlone && known.length === 1 ? known[0]! : null
}

const isUnit = (text: string) => unitWords.has(text) || measureWords.has(text) || dozenWords.has(text)
const isMarked = (text: string) => /^(\d+x|x\d+|x|\d+[a-z]+)$/.test(text)
