const formatters = new Map<string, Intl.DateTimeFormat>()

/** An instant as clocks of the zone show it: "5:00 PM PST". */
export function formatClockTime(instant: Date, timeZone: string): string {
  const known = formatters.get(timeZone)
  const formatter =
    known ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  if (!known) formatters.set(timeZone, formatter)
  // Some releases put a narrow space before AM and PM, which plain-text mails and tests stumble
  // over.
  return formatter.format(instant).replaceAll('\u202f', ' ')
}

const momentFormatters = new Map<string, Intl.DateTimeFormat>()

/** An instant with its day, as clocks of the zone show it: "Nov 22, 5:00 PM PST". */
export function formatMoment(instant: Date, timeZone: string): string {
  const known = momentFormatters.get(timeZone)
  const formatter = known ?? new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
  if (!known) momentFormatters.set(timeZone, formatter)
  return `${formatter.format(instant)}, ${formatClockTime(instant, timeZone)}`
}

/** A time of day as people say it: '17:00' -> "5:00 PM", '00:30' -> "12:30 AM". */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
