import pg from 'pg'

type Parse = (text: string) => unknown

/** int8 as a number; throws beyond 2^53, where it would lose precision. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`)
  return value
}

/**
 * The first and the last instant that RFC 3339 can write; PostgreSQL keeps others, and infinity.
 */
const firstInstant = '0001-01-01T00:00:00.000Z'
const lastInstant = '9999-12-31T23:59:59.999Z'

/**
 * '2026-01-31 10:00:00.123456+00' -> '2026-01-31T10:00:00.123Z'. What no four digits can write
 * becomes the first or the last instant: one such row must not fail the list it stands in.
 */
function instant(text: string): string {
  if (text === '-infinity' || text.endsWith(' BC')) return firstInstant
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  const date = new Date(iso)
  return /^\d{4}-/.test(iso) && !Number.isNaN(date.getTime()) ? date.toISOString() : lastInstant
}

const same: Parse = (text) => text
/** The driver has no name for arrays of text. */
const textArray: number = 1009
const texts: Parse = pg.types.getTypeParser(textArray)
const eachOf =
  (parse: Parse): Parse =>
  (text) =>
    (texts(text) as (string | null)[]).map((entry) => (entry === null ? null : parse(entry)))

/** By type id: int8, numeric, date, timestamp, timestamptz and their arrays. */
const parsers = new Map<number, Parse>([
  [20, wholeNumber],
  [1700, same],
  [1082, same],
  [1114, same],
  [1184, instant],
  [1016, eachOf(wholeNumber)],
  [1231, eachOf(same)],
  [1182, eachOf(same)],
  [1115, eachOf(same)],
  [1185, eachOf(instant)],
])

/**
 * How columns arrive: int8 as number, numeric and date as text, instants as ISO 8601 in UTC, jsonb
 * parsed.
 */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(id)) || pg.types.getTypeParser(id, format ?? 'text'),
}
