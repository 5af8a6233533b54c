import { readYesNo } from '#kit/read-yes-no.ts'
import type { cellReadings } from '../onboarding-plan.ts'
import { spellDays } from './spell-days.ts'

type Reading = (typeof cellReadings)[number]

const readings: Readonly<Record<Reading, (value: string, division: string) => string>> = {
  'as it is': (value) => value,
  days: spellDays,
  'first word': (value) => asSpoken(value).split(/[\s@,]+/)[0] ?? '',
  'other words': (value) => asSpoken(value).trim().split(/\s+/).slice(1).join(' '),
  'customer of the division': (value, division) =>
    value === '' || value.includes('/') ? value : `${division}/${value}`,
  'decimal comma': withPoint,
  'day first': (value) => withYearFirst(value, true),
  'month first': (value) => withYearFirst(value, false),
  'year first': withDashes,
  'item status': (value) => statuses.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? value,
  'discontinued when yes': (value) => byFlag(value, 'discontinued', 'active'),
  'no when yes': (value) => byFlag(value, 'no', 'yes'),
  'customer status': (value) => stateOf(value, ['yes', 'no', 'yes']),
  'on hold by status': (value) => stateOf(value, ['no', 'no', 'yes']),
  'sign behind': (value) => value.replace(/^\s*(\d[\d.,]*)-\s*$/, '-$1'),
  clock: (value) => value.replace(/^\s*(\d{1,2})(\d\d)(?:00)?\s*$/, '$1:$2'),
}

const suffix = /^(?:jr|sr|ii|iii)\.?$/i

/** 'Ruiz, Ana Maria' as 'Ana Maria Ruiz'; 'Ana Ruiz, Jr.' stays. */
function asSpoken(name: string): string {
  const [last, first = '', ...more] = name.split(',').map((part) => part.trim())
  return first === '' || more.length > 0 || suffix.test(first) ? name : `${first} ${last}`
}

/**
 * One of two by a flag. Any other cell stays as it is: by a
 * column that is no flag nobody is blocked.
 */
function byFlag(value: string, whenSet: string, otherwise: string): string {
  const isSet = isFlagSet(value)
  return isSet === null ? value : isSet ? whenSet : otherwise
}

/** PLAT-3: whether a flag is set: by a yes, or the day since when. Null: it is no flag. */
export function isFlagSet(value: string): boolean | null {
  const cell = value.trim()
  return cell === '' || noDay.test(cell) ? false : isDay.test(cell) ? true : readYesNo(cell)
}

/** What systems write of a day that is not known or never comes. */
const noDay = /^(?:0+|9{8}|99991231)$/

/** '20261126', '2026/11/26' and '26/11/26' as '2026-11-26'. */
function withDashes(value: string): string {
  if (/^(?:0+|9{8})$/.test(value.trim())) return ''
  return value.replace(
    /^\s*(\d{4}|\d\d(?=\D))([./-]?)(\d\d)\2(\d\d)\s*$/,
    (_, year: string, _mark: string, month: string, day: string) => `${year.padStart(4, '20')}-${month}-${day}`,
  )
}

const isDay = /^(?:\d{8}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})\b/

/** What systems call the states of an item. */
const statuses = [
  [/^(a|act|active|y|yes)$/i, 'active'],
  [/^(d|dis|disc|discontinued)$/i, 'discontinued'],
  [/^(i|inact|inactive|n|no|x|deleted)$/i, 'inactive'],
] as const

/**
 * What systems call the states of a customer: active, inactive, on hold. Others stay as they are.
 */
const customerStates = [
  /^(?:a|act|active|aktiv|actif)$/i,
  /^(?:i|inact|inactive|inaktiv|inactif)$/i,
  /^(?:h|hold|on hold|credit hold)$/i,
] as const

const stateOf = (value: string, words: readonly string[]): string =>
  words[customerStates.findIndex((pattern) => pattern.test(value.trim()))] ?? value

/**
 * '1.234,50' and '12,50-' as '1234.50' and '-12.50'. What is no such number stays, '12.50' too: its
 * point does not part thousands, and without it the price would be a hundred times as high.
 */
function withPoint(value: string): string {
  const [, before = '', digits = '', decimals = '', unit = ''] =
    /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?([ a-zA-Z%]*-?)$/.exec(value.trim().replaceAll(/(?<=\d) (?=\d)/g, '')) ??
    []
  if (digits === '') return value
  const isNegative = before !== '' || unit.endsWith('-')
  const whole = digits.replaceAll('.', '')
  return `${isNegative ? '-' : ''}${whole}${decimals && `.${decimals}`}${unit.replace('-', '')}`
}

/** '26.11.2026 14:30' as '2026-11-26 14:30'; years of two digits are of this century. */
function withYearFirst(value: string, isDayFirst: boolean): string {
  return value.replace(
    /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/,
    (_, first: string, second: string, year: string) => {
      const [day, month] = isDayFirst ? [first, second] : [second, first]
      return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    },
  )
}

/** PLAT-3: a cell of an export as its column of the import takes it. */
export const readCellAs = (value: string, as: Reading | undefined, division = ''): string =>
  readings[as ?? 'as it is'](value, division)
