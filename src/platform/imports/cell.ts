import { z } from 'zod'
import { fromInputDate, isCalendarDate } from '#kit/dates.ts'
import { customerKeyIn } from '#kit/customer-key.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { readPrintedGtin } from '#kit/read-gtin.ts'
import { readMeasure } from '#kit/read-measure.ts'
import { readWeekday } from './read-weekday.ts'
import { readYesNo } from '#kit/read-yes-no.ts'

/**
 * Reads one cell: text of a CSV cell or of a JSON scalar, or a JSON array where a list is expected.
 */
export type Cell<T = unknown> = z.ZodType<T>

/** A cell whose reader returns null for what it cannot take; `expected` completes 'must be …'. */
const cell = <T>(expected: string, read: (text: string) => T | null): Cell<T> =>
  z.unknown().transform((value, context): T => {
    const result = typeof value === 'string' ? read(value) : null
    if (result !== null) return result
    context.issues.push({ code: 'custom', message: `must be ${expected}`, input: value })
    return z.NEVER
  })

/** Text of at most `max` characters, without control characters other than tabs and line breaks. */
export const text = (max: number): Cell<string> =>
  cell(`text of at most ${max} characters`, (value) => (value.length <= max ? value : null))

/** Text that must look like `pattern`. */
export const cellMatching = (pattern: RegExp, expected: string): Cell<string> =>
  cell(expected, (value) => (pattern.test(value) ? value : null))

/** Dollars, kept as whole cents; a refund or credit may be negative where `least` allows it. */
export const money = (least = 0): Cell<number> => decimal(2, 'an amount in dollars such as 12.34', least)

/** Dollars a pound with up to four decimals, kept as hundredths of a cent. */
export const perPoundMoney: Cell<number> = decimal(4, 'an amount in dollars a pound such as 3.4550', 1)

/** A weight, in pounds unless it has another unit, kept as hundredths of a pound. */
export const pounds: Cell<number> = cell('a weight in pounds such as 12.5, or with lb, oz, kg or g', (value) =>
  notNegative(readMeasure(value, 'weight', 2)),
)

/** The same, below zero for what comes back. */
export const signedPounds: Cell<number> = cell('a weight in pounds such as 12.5, or with lb, oz, kg or g', (value) =>
  readMeasure(value, 'weight', 2),
)

/** A percentage below 100 with up to two decimals, kept as hundredths of a percent. */
export const percent: Cell<number> = cell('a percentage from 0 to 99.99 such as 2', (value) => {
  const hundredths = readDecimal(value, 2)
  return hundredths === null || hundredths < 0 || hundredths > 9999 ? null : hundredths
})

/** A percentage on top of a cost, from 0 to 500 %, kept as hundredths of a percent. */
export const markup: Cell<number> = cell('a percentage from 0 to 500 such as 12.5', (value) => {
  const hundredths = readDecimal(value.replace(/ ?%$/, ''), 2)
  return hundredths === null || hundredths < 0 || hundredths > 50_000 ? null : hundredths
})

/** How many of one thing stand for one of another, kept as hundredths. */
export const caseRatio: Cell<number> = cell('a number from 0.01 to 100 such as 1.5', (value) => {
  const hundredths = readDecimal(value, 2)
  return hundredths === null || hundredths < 1 || hundredths > 10_000 ? null : hundredths
})

/** A decimal number kept as whole units of 10^-`decimals`. */
function decimal(decimals: number, expected: string, least: number): Cell<number> {
  return cell(expected, (value) => {
    const units = readDecimal(value, decimals)
    return units === null || units < least ? null : units
  })
}

/** A number for JSON, rounded to four decimals. */
export const measure: Cell<number> = cell('a number', (value) => ofTenThousand(readMeasure(value, 'number', 4)))

/** A length for JSON, in inches unless it has another unit, rounded to four decimals. */
export const inches: Cell<number> = cell('a length in inches such as 12.5, or with in, ft, mm, cm or m', (value) =>
  ofTenThousand(notNegative(readMeasure(value, 'length', 4))),
)

const notNegative = (units: number | null): number | null => (units === null || units < 0 ? null : units)
const ofTenThousand = (units: number | null): number | null => (units === null ? null : units / 10_000)

/** A whole number between two bounds. */
export const whole = (min: number, max: number): Cell<number> =>
  cell(`a whole number from ${min} to ${max}`, (value) => {
    const units = readDecimal(value, 0)
    return units === null || units < min || units > max ? null : units
  })

/** true/false, yes/no, Y/N, 1/0. */
export const yesNo: Cell<boolean> = cell('yes or no', readYesNo)

/** 'YYYY-MM-DD' or 'MM/DD/YYYY'. */
export const date: Cell<string> = cell('a date as YYYY-MM-DD or MM/DD/YYYY', (value) =>
  isCalendarDate(value) ? value : fromInputDate(value),
)

/** What `instant` leaves of a time without a zone: the clock of the row's division. */
export class LocalTime {
  readonly clock: string
  constructor(clock: string) {
    this.clock = clock
  }
}
/**
 * An instant: ISO 8601, without a zone by the clock of the row's division; a date is its
 * midnight.
 */
export const instant: Cell<string | LocalTime> = cell(
  "a moment such as 2026-11-20T14:05:00Z, or 2026-11-20 14:05 in the division's time zone",
  (value) => {
    const day = isCalendarDate(value) ? value : fromInputDate(value)
    if (day) return new LocalTime(`${day}T00:00:00`)
    const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(value)
    if (!match || !isCalendarDate(match[1]!)) return null
    const at = new Date(`${match[1]}T${match[2]}${match[3] ?? 'Z'}`)
    if (Number.isNaN(at.getTime())) return null
    return match[3] ? at.toISOString() : new LocalTime(`${match[1]}T${match[2]}`)
  },
)

/** 'HH:MM' of 24 hours. */
export const timeOfDay: Cell<string> = cellMatching(/^([01]?\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM')

/** A division's code. */
export const division: Cell<string> = cellMatching(
  /^[A-Z0-9]{2,6}$/,
  'a division code of 2 to 6 capital letters or digits',
)

/** An item, bill-to or ship-to number, left-padded with zeros. */
export const tradeNumber: Cell<string> = cell('a number of letters, digits and dashes, at most 20', (value) =>
  /^[A-Za-z0-9-]{1,20}$/.test(value) ? padNumber(value, numberLength) : null,
)

/** A bill-to or ship-to with its division; a number of digits alone is left-padded with zeros. */
export const customerKey: Cell<string> = cell('DIVISION/NUMBER such as NLV/0001234', (value) => {
  const [code, number] = customerKeyIn(value)?.split('/') ?? []
  return code !== undefined && number !== undefined ? `${code}/${padNumber(number, numberLength)}` : null
})
/** An order or invoice number as it is printed. */
export const documentNumber: Cell<string> = cellMatching(
  /^[A-Za-z0-9-]{1,30}$/,
  'a number of letters, digits and dashes, at most 30',
)

/** A GTIN with its check digit, as it is printed or as a spreadsheet left it, kept as 14 digits. */
export const gtin: Cell<string> = cell('a GTIN of 8, 12, 13 or 14 digits with a right check digit', readPrintedGtin)

/** A United Nations Standard Products and Services Code. */
export const unspsc: Cell<string> = cellMatching(/^\d{8}$/, 'a UNSPSC of 8 digits')

/** A mail address in small letters: it is the person's key. */
export const email: Cell<string> = cell('a mail address', (value) => {
  const address = value.toLowerCase()
  return address.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/.test(address) ? address : null
})

/** An IANA time zone. */
export const timeZone: Cell<string> = cell('a time zone such as America/Los_Angeles', (value) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone && value
  } catch {
    return null
  }
})

/** One of a few words, as written or in another case. */
export const oneOf = <const W extends string>(words: readonly W[]): Cell<W> =>
  cell(
    `one of ${words.join(', ')}`,
    (value) => words.find((word) => word.toLowerCase() === value.toLowerCase()) ?? null,
  )

/** Entries separated by `|` in CSV, an array in NDJSON. Repeated entries count once. */
export const listOf = <T>(entry: Cell<T>): z.ZodType<T[]> =>
  z
    .unknown()
    .transform((value) => {
      const entries = Array.isArray(value) ? value : typeof value === 'string' ? value.split('|') : [value]
      return entries.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '')
    })
    .pipe(z.array(entry))
    .transform((entries) => [...new Set(entries)])

/** A list whose order means nothing: sorted, so that the same entries are always the same value. */
export const setOf = (entry: Cell<string>): Cell<string[]> => listOf(entry).transform((entries) => entries.toSorted())

/** A weekday by name or number. */
export const weekday: Cell<number> = cell('a weekday such as Mon', readWeekday)

/** JSON of a shape: as it is in NDJSON, as text in CSV. */
export const json = <T>(shape: z.ZodType<T>, expected: string): Cell<T> =>
  z.unknown().transform((value, context): T => {
    const result = shape.safeParse(typeof value === 'string' ? parsed(value) : value)
    if (result.success) return result.data
    context.issues.push({ code: 'custom', message: `must be ${expected}`, input: value })
    return z.NEVER
  })

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
