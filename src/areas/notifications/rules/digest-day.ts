import { addDays, type CalendarDate } from '#kit/dates.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/** A daily mail: its day where its reader is, and the instant it is due. */
export interface DigestDay {
  readonly day: CalendarDate
  readonly dueAt: Date
}

/**
 * NEXT-7: the latest daily mail that is due at `now`: that of today from its hour on, else that of
 * yesterday. It holds what was there when it was due, so that one that is late holds no more.
 */
export function digestDay({ hour, timeZone }: { hour: number; timeZone: string }, now: Date): DigestDay {
  const today = todayIn(timeZone, now)
  const dueOn = (day: CalendarDate): DigestDay => ({
    day,
    dueAt: instantIn(timeZone, day, `${String(hour).padStart(2, '0')}:00`),
  })
  const ofToday = dueOn(today)
  return ofToday.dueAt <= now ? ofToday : dueOn(addDays(today, -1))
}
