import type { CalendarDate } from '#kit/dates.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, Date>()
const maxKnown = 20_000

/** How far ahead of UTC the zone's clocks are at an instant, in milliseconds (to the second). */
function offsetAt(timeZone: string, instant: number): number {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formatters.set(timeZone, formatter)
  }
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

/**
 * The instant at which clocks of the zone show this date and time ('HH:MM'). A time that is skipped
 * in spring is the one as much later; one that comes twice in autumn is the first.
 */
export function instantIn(timeZone: string, date: CalendarDate, time: string): Date {
  const key = `${timeZone} ${date} ${time}`
  const before = known.get(key)
  if (before) return before
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  const day = 86_400_000
  // The offsets on both sides of a possible change; the larger one gives the earlier instant.
  const [earlierOffset, laterOffset] = [offsetAt(timeZone, wall - day), offsetAt(timeZone, wall + day)]
  const candidates = [wall - earlierOffset, wall - laterOffset]
  const exact = candidates.filter((instant) => instant + offsetAt(timeZone, instant) === wall)
  const found = new Date(exact.length > 0 ? Math.min(...exact) : wall - earlierOffset)
  if (known.size >= maxKnown) known.clear()
  known.set(key, found)
  return found
}
