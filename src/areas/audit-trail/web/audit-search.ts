import type { SearchTexts } from '#browser/search-text.ts'
import { addDays, isCalendarDate } from '#kit/dates.ts'

/** The state of the trail in the address. */
export interface AuditSearch {
  readonly person: string
  readonly about: string
  readonly action: string
  readonly from: string | undefined
  readonly to: string | undefined
  /** Goes on with entries older than this one. */
  readonly cursor: string | undefined
}

const dateOf = (text: string | undefined) => (text && isCalendarDate(text) ? text : undefined)
const textOf = (text: string | undefined) => (text ?? '').slice(0, 100)

/** Reads the address; nonsense becomes the usual. */
export function readAuditSearch(texts: SearchTexts): AuditSearch {
  return {
    person: textOf(texts['person']),
    about: textOf(texts['about']),
    action: textOf(texts['action']),
    from: dateOf(texts['from']),
    to: dateOf(texts['to']),
    cursor: /^\d{1,18}$/.test(texts['cursor'] ?? '') ? texts['cursor'] : undefined,
  }
}

/**
 * The filters as the call wants them: days of the reader become instants, the last one included.
 */
export function auditQueryOf({ person, about, action, from, to }: AuditSearch) {
  const midnight = (day: string | undefined) => day && new Date(`${day}T00:00`).toISOString()
  return { person, about, action, from: midnight(from), until: midnight(to && addDays(to, 1)) }
}
