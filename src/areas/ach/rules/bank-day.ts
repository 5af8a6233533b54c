import { addBankingDays, isBankingDay } from '#kit/banking-days.ts'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { CutOff } from '../due-debit.ts'

/** A file this much later than the cut-off is still of that day. */
const graceMs = 30 * 60_000

/** BILL-6: the latest cut-off of a banking day that has passed. */
export function lastCutOff({ zone, time }: CutOff, now: Date): { on: CalendarDate; at: Date } {
  let on = todayIn(zone, now)
  while (!isBankingDay(on) || instantIn(zone, on, time) > now) on = addDays(on, -1)
  return { on, at: instantIn(zone, on, time) }
}

/**
 * BILL-6: the banking day on which the bank processes a file that is made now. One made well after
 * the cut-off, as after an outage, is of the next day with a cut-off ahead.
 */
export function processingDay(cutOff: CutOff, now: Date): CalendarDate {
  const last = lastCutOff(cutOff, now)
  if (now.getTime() - last.at.getTime() <= graceMs) return last.on
  const today = todayIn(cutOff.zone, now)
  return isBankingDay(today) && today !== last.on ? today : addBankingDays(today, 1)
}

/** BILL-6: debits take effect on the next banking day. */
export const effectiveDay = (cutOff: CutOff, now: Date): CalendarDate => addBankingDays(processingDay(cutOff, now), 1)

/** The time of day at an instant on the zone's clocks: '16:30'. */
export const timeIn = (zone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  )
