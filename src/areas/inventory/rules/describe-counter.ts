import { formatMinutes } from '#kit/dates.ts'
import type { CountOperation } from '../count-operation.ts'

/** Who counted, and when by the clock of their device; both as far as the reader is concerned. */
type Counter = Pick<CountOperation, 'byName' | 'isOwn' | 'deviceAt'>

/** "just now", "2 min ago", "3 h 5 min ago"; a device whose clock is ahead counted just now. */
export function formatAge(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  return minutes < 1 ? 'just now' : `${formatMinutes(minutes)} ago`
}

/** NEXT-9: "You, 2 min ago", "Ana and Ben, just now": who counted what stands on a shelf. */
export function describeCounter(live: readonly Counter[], now: number): string {
  const latest = live.reduce<Counter | null>(
    (last, each) => (last && last.deviceAt >= each.deviceAt ? last : each),
    null,
  )
  if (!latest) return ''
  const names = [...new Set(live.map(({ byName, isOwn }) => (isOwn ? 'You' : byName)))]
  const who = names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ')
  return `${who}, ${formatAge(latest.deviceAt, now)}`
}
