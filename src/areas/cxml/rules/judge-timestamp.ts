import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'

/**
 * ISO 8601 with a zone as the cXML User's Guide writes it: '2026-03-02T09:15:00-08:00'. Buyers
 * whose systems write it otherwise, such as '-0800', are not held to it. Fractions of a second do
 * not matter where days are compared.
 */
const withZone = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(?:[.,]\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
const dayMs = 86_400_000

/** The instant of a timestamp; undefined for other formats and for those without a zone. */
function instantOf(timestamp: string): number | undefined {
  const [, day, minute, second = ':00', zone] = withZone.exec(timestamp.trim()) ?? []
  if (day === undefined || minute === undefined || zone === undefined) return undefined
  const local = Date.parse(`${day}T${minute}${second}Z`)
  // '2026-02-30' would be read as the 2nd of March.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(day)) return undefined
  if (zone === 'Z') return local
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(4)].map(Number)
  const offset = (hours! * 60 + minutes!) * 60_000
  return zone.startsWith('-') ? local + offset : local - offset
}

/**
 * PUNCH-3, security 51: a document older than `ageDays` is refused; 0 refuses none. Only a
 * timestamp that names one instant is judged, since many systems send no zone. Retries keep their
 * old timestamp, and clocks of buyers may be ahead.
 */
export function judgeTimestamp(timestamp: string, now: Date, ageDays: number): Decision {
  if (ageDays === 0) return allow()
  const at = instantOf(timestamp)
  if (at === undefined || now.getTime() - at <= ageDays * dayMs) return allow()
  return refuse(cxmlRefusals.cxml_too_old, {
    message: `The timestamp ${timestamp.trim()} is more than ${ageDays} days ago. Send the document with a new timestamp and payloadID.`,
  })
}
