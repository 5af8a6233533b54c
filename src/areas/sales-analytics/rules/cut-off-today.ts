import { addDays, type CalendarDate } from '#kit/dates.ts'
import { type DateFacts, possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/** A cut-off is never longer before its delivery. */
const daysAhead = 7

/** STAFF-6: the delivery whose cut-off is still to come today; null when there is none. */
export function cutOffToday(facts: DateFacts): { readonly date: CalendarDate; readonly cutOffAt: string } | null {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const { possibleDeliveryDate: date, valid, cutOffAt } = possibleDateOf(addDays(facts.today, ahead), facts)
    if (valid && cutOffAt !== null && todayIn(facts.timeZone, new Date(cutOffAt)) === facts.today)
      return { date, cutOffAt }
  }
  return null
}
