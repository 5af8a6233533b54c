import { addRationals, compareRationals, type Rational, rational, readRational } from '#kit/rational.ts'
import { andWords, fractionWords, numberWords, toWords } from '../ingredient-words.ts'
import type { Word } from './split-words.ts'

/** A number of a line, or a range, and where the words behind it begin. */
export interface FoundNumber {
  readonly amount: Rational
  /** The upper end of a range. */
  readonly upTo: Rational | null
  readonly next: number
}
type One = Pick<FoundNumber, 'amount' | 'next'>

/** Denominators of the kitchen; '16/20' is the size of a shrimp, '80/20' the fat of beef. */
const fraction = /^\d{1,3}\/(?:2|3|4|5|6|8|10|16)$/
const decimal = /^(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})$/
const isFraction = (text: string): boolean => {
  if (!fraction.test(text)) return false
  const [top = 0, bottom = 1] = text.split('/').map(Number)
  return top < bottom * 4
}

const below1 = (value: Rational): boolean => value.numerator < value.denominator

/** 'half', 'a half', '3/4', 'three quarters', 'un cuarto'. */
function fractionAt(words: readonly Word[], at: number): One | null {
  const text = words[at]?.plain ?? ''
  if (isFraction(text)) return { amount: readRational(text)!, next: at + 1 }
  const own = fractionWords.get(text)
  if (own) {
    const isArticle = words[at + 1]?.plain === 'a' || words[at + 1]?.plain === 'an'
    return text === 'quart' || text === 'quarts'
      ? null
      : { amount: rational(...own), next: isArticle ? at + 2 : at + 1 }
  }
  const times = numberWords.get(text)
  const named = times === undefined ? undefined : fractionWords.get(words[at + 1]?.plain ?? '')
  if (times === undefined || !named || (times > 1 && named[1] === 2)) return null
  if (/^quarts?$/.test(words[at + 1]!.plain)) return null
  const isArticle = words[at + 2]?.plain === 'a' || words[at + 2]?.plain === 'an'
  return { amount: rational(times * named[0], named[1]), next: isArticle ? at + 3 : at + 2 }
}

/** '2', '2 1/2', '2-1/2', '2 and a half', 'one'. */
function oneAt(words: readonly Word[], at: number): One | null {
  const part = fractionAt(words, at)
  if (part) return part
  const text = words[at]?.plain ?? ''
  const whole = decimal.test(text) ? readRational(text) : null
  const named = numberWords.get(text)
  const value = whole ?? (named === undefined ? null : rational(named))
  if (!value) return null
  const isJoined = andWords.has(words[at + 1]?.plain ?? '') || words[at + 1]?.plain === '-'
  const joined = /^-\d+\/\d+$/.test(words[at + 1]?.text ?? '')
  const behind = joined
    ? fractionAt([{ ...words[at + 1]!, plain: words[at + 1]!.plain.slice(1) }], 0)
    : fractionAt(words, isJoined ? at + 2 : at + 1)
  const isMixed = behind && below1(behind.amount) && value.denominator === 1n && (isJoined || whole !== null)
  if (!isMixed) return { amount: value, next: at + 1 }
  return { amount: addRationals(value, behind.amount), next: joined ? at + 2 : behind.next }
}

/** RECIPE-3: the number that begins at a word, with its upper end where it is a range. */
export function readNumber(words: readonly Word[], at: number): FoundNumber | null {
  const low = oneAt(words, at)
  if (!low) return null
  // '1/4" - 3 qt' is no range of inches.
  if (words[at]!.text.includes('"')) return { ...low, upTo: null }
  const between = words[low.next]?.plain ?? ''
  // 'to' and 'or' need a number in digits behind them: 'a' is an article, too.
  // '½-1 envelope'.
  const joined = /^-(\d.*)$/.exec(between)?.[1]
  const upper = joined === undefined ? null : oneAt([{ ...words[low.next]!, plain: joined }], 0)
  if (upper && compareRationals(low.amount, upper.amount) < 0)
    return { amount: low.amount, upTo: upper.amount, next: low.next + 1 }
  const isNumeral = /^[\d.]/.test(words[low.next + 1]?.plain ?? '') || (between !== 'a' && between !== 'and')
  const high = toWords.has(between) && isNumeral ? oneAt(words, low.next + 1) : null
  return high && compareRationals(low.amount, high.amount) < 0
    ? { amount: low.amount, upTo: high.amount, next: high.next }
    : { ...low, upTo: null }
}
