import { divideHalfUp } from './money.ts'
import { writeDecimal } from './write-decimal.ts'

/**
 * An exact fraction in lowest terms; the denominator is positive, so that equal numbers have equal
 * parts. Not JSON: it travels as the text of `writeRational`.
 */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

const largestNumber = BigInt(Number.MAX_SAFE_INTEGER)

/** Of two positive whole numbers; as doubles where they fit, which is ten times as fast. */
function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) {
    if (a <= largestNumber && b <= largestNumber) {
      let [x, y] = [Number(a), Number(b)]
      while (y !== 0) [x, y] = [y, x % y]
      return BigInt(x)
    }
    ;[a, b] = [b, a % b]
  }
  return a
}

/** `numerator / denominator`, both whole. Throws a RangeError when the denominator is zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  if (d === 0n) throw new RangeError('A fraction has no denominator of zero')
  const by = greatestDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { numerator: n / by, denominator: d / by }
}

/** 0. */
export const zero: Rational = rational(0)
/** 1. */
export const one: Rational = rational(1)

const decimal = /^(-)?(\d{0,100})(?:\.(\d{1,100}))?$/
const fraction = /^(-)?(?:(\d{1,100})[ -])?(\d{1,100})\/(\d{1,100})$/

/**
 * Reads '2.5', '.25', '3/4', '1 3/4' and '-7' exactly; null for anything else, such as a comma, an
 * exponent or a denominator of zero. No float is ever involved.
 */
export function readRational(text: string): Rational | null {
  const trimmed = text.trim()
  const parts = fraction.exec(trimmed)
  if (parts) {
    const [, sign, whole = '0', top = '', bottom = ''] = parts
    const denominator = BigInt(bottom)
    if (denominator === 0n) return null
    const numerator = BigInt(whole) * denominator + BigInt(top)
    return rational(sign ? -numerator : numerator, denominator)
  }
  const [, sign, whole = '', places = ''] = decimal.exec(trimmed) ?? []
  if (whole === '' && places === '') return null
  const digits = BigInt(whole + places)
  return rational(sign ? -digits : digits, 10n ** BigInt(places.length))
}

/** '3/4', '-7': exact, as it is stored and sent. `readRational` reads it back. */
export const writeRational = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

/** `a + b` */
export const addRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/** `a - b` */
export const subtractRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

/** `a * b` */
export const multiplyRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

/** `a / b`. Throws a RangeError when `b` is zero. */
export const divideRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** Negative when `a < b`, zero when equal, else positive. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** `a = b`, as both are in lowest terms. */
export const areEqual = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

/**
 * Whole units of 10^-`places`, half up and away from zero for negatives: 2/3 with 3 is 667. Throws
 * a RangeError when that is beyond 2^53, rather than rounding a second time.
 */
export function roundRational({ numerator, denominator }: Rational, places: number): number {
  const units = divideHalfUp(numerator * 10n ** BigInt(places), denominator)
  if (!Number.isSafeInteger(units)) throw new RangeError('The number is beyond 2^53')
  return units
}

/** Rounded for a person to read: 2/3 with 3 places is '0.667', 5/2 with at least none '2.5'. */
export const writeRounded = (value: Rational, places: number, min = places): string =>
  writeDecimal(roundRational(value, places), places, min)
