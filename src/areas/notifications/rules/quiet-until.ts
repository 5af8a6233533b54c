import { addDays } from '#kit/dates.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { QuietHours } from '../notification.ts'

/**
 * NEXT-7: the end of the quiet hours that `now` is in, or null outside of them. They go by the
 * clock on the wall: a night in which it is put forward is an hour shorter. From and to alike are
 * no quiet hours.
 */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Date): Date | null {
  if (from === to) return null
  const today = todayIn(timeZone, now)
  for (const day of [addDays(today, -1), today]) {
    const start = instantIn(timeZone, day, from)
    const end = instantIn(timeZone, from < to ? day : addDays(day, 1), to)
    if (start <= now && now < end) return end
  }
  return null
}
