import type { ColumnSource } from '../onboarding-plan.ts'

/** How a file writes numbers and dates. */
export interface FileStyle {
  readonly hasDecimalComma: boolean
  readonly hasDayFirst: boolean
  /** What weights are in whose header names no unit. */
  readonly weightUnit?: 'kg'
}

/** Least share of the values of a column that show a style. */
const leastShown = 0.6
const isMostly = (values: readonly string[], pattern: RegExp): boolean =>
  values.length > 0 && values.filter((value) => pattern.test(value)).length >= values.length * leastShown

/** Cents behind a comma: three digits could be thousands. */
const withCents = /^-?[\d.]*\d,\d{1,2}-?$/
const withPoint = /^-?[\d,]*\d\.\d{1,2}-?$/
const commaNumber = /^-?\d[\d.\s]*(,\d+)?-?$/
const pointNumber = /^-?\d[\d,]*(\.\d+)?-?$/
const commaOrThousands = /,|^-?\d{1,3}(\.\d{3})+-?$/
const dated = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/

const shortYear = /^\d{1,2}([./-])\d{1,2}\1\d\d\b(?!\d)/

const given = (values: readonly string[]): string[] => values.map((value) => value.trim()).filter(Boolean)

/** Whether dates of a column have the day first: by points, or as a number above 12 shows. */
function isDayFirst(values: readonly string[]): boolean {
  if (!isMostly(values, dated) || hasShortYearFirst(values)) return false
  const parts = values.flatMap((value) => {
    const match = dated.exec(value)
    return match ? [{ first: Number(match[1]), mark: match[2], second: Number(match[3]) }] : []
  })
  if (parts.some(({ second }) => second > 12)) return false
  return parts.some(({ first }) => first > 12) || parts.every(({ mark }) => mark === '.')
}

/**
 * PLAT-3: how a file writes numbers and dates, by all of its columns: one alone may not show it. A
 * file that does not show how it writes numbers writes them as those `beside` it.
 */
export function styleOf(columns: readonly (readonly string[])[], beside?: FileStyle): FileStyle {
  const hasDecimalComma = columns.some((values) => isMostly(given(values), withCents))
  const hasPoint = columns.some((values) => isMostly(given(values), withPoint))
  return {
    hasDecimalComma: hasDecimalComma || (!hasPoint && beside?.hasDecimalComma === true),
    hasDayFirst: columns.some((values) => isDayFirst(given(values))),
  }
}

/** PLAT-3: how the cells of a column are read in a file of this style; undefined: as they are. */
export function guessReading(
  examples: readonly string[],
  style: FileStyle,
): 'decimal comma' | 'day first' | 'month first' | 'sign behind' | undefined {
  const values = given(examples)
  if (isMostly(values, dated))
    return style.hasDayFirst ? 'day first' : isMostly(values, shortYear) ? 'month first' : undefined
  if (style.hasDecimalComma && isMostly(values, commaNumber) && values.some((value) => commaOrThousands.test(value)))
    return 'decimal comma'
  return isMostly(values, pointNumber) && values.some((value) => value.endsWith('-')) ? 'sign behind' : undefined
}

/** Also without a day, as '0' and '99999999'. */
const yearFirst = /^(?:[12]\d{3})([./]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])$|^99991231$|^0+$|^9{8}$/

/** PLAT-3: how a column of dates is read whose year comes first: '20261126', '26/11/05'. */
export const readingOfYears = (examples: readonly string[]): 'year first' | undefined =>
  isMostly(given(examples), yearFirst) || hasShortYearFirst(given(examples)) ? 'year first' : undefined

/** Whether no first number is a month or an early day, and a last one no year of these days. */
function hasShortYearFirst(values: readonly string[]): boolean {
  const dates = values.filter((value) => shortYear.test(value)).map((value) => value.split(/\D/).map(Number))
  return (
    dates.length >= values.length * leastShown &&
    dates.every(([first = 0]) => first > 12) &&
    dates.some(([, , third = 0]) => third <= 12)
  )
}

/** PLAT-3: what a folder weighs in, by all of its headers: kilograms if none speaks of pounds. */
export const weightUnitOfHeaders = (phrases: readonly string[]): FileStyle['weightUnit'] =>
  phrases.some((phrase) => unitOfHeader(phrase) === 'kg') && !phrases.some((phrase) => /\blb\b/.test(phrase))
    ? 'kg'
    : undefined

/** PLAT-3: the unit that a header names for weights without one: 'Net Wt KG'. */
export const unitOfHeader = (phrase: string): Extract<ColumnSource, { from: string }>['unit'] => {
  const unit = /(?:^| )(kg|g|oz)$/.exec(phrase)?.[1]
  return unit === 'kg' || unit === 'g' || unit === 'oz' ? unit : undefined
}
