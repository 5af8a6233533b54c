/**
 * PUNCH-3: an instant as cXML has it, local time with its offset: '2026-11-26T04:15:38-08:00'. "Z"
 * is not allowed (cXML User's Guide, "Date and time").
 */
export function writeTimestamp(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)!.value
  // 'GMT-08:00', and 'GMT' where there is no offset.
  const offset = part('timeZoneName').slice('GMT'.length) || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}
