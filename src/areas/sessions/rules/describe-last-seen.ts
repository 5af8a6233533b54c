const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Use is noted every five minutes; within twice that a session counts as in use. */
const nowMs = 10 * minuteMs

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'} ago`

/** AUTH-3: when a session was last used, as people say it. */
export function describeLastSeen(lastSeenAt: Date, now: Date): string {
  const ago = now.getTime() - lastSeenAt.getTime()
  if (ago < nowMs) return 'Active now'
  if (ago < hourMs) return `Last active ${many(Math.floor(ago / minuteMs), 'minute')}`
  if (ago < dayMs) return `Last active ${many(Math.floor(ago / hourMs), 'hour')}`
  return `Last active ${many(Math.floor(ago / dayMs), 'day')}`
}
