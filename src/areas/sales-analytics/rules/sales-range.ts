import { addDays, type CalendarDate } from '#kit/dates.ts'
import { type FinancialCalendar, weekOf, weeksOfYear } from '#areas/incentive-payroll/rules/financial-weeks.ts'
import type { ComparedRange, SalesPeriod } from '../sales.ts'

/** A day of the year before: whole weeks earlier, so that it fell on the same weekday. */
export const yearBack = (day: CalendarDate): CalendarDate => addDays(day, -364)

/**
 * STAFF-6: the days of a period until today, and the same weekdays of last year. Weeks are those of
 * the distributor's financial calendar, the present one included.
 */
export function salesRange(period: SalesPeriod, today: CalendarDate, calendar: FinancialCalendar): ComparedRange {
  const from = startOf(period, today, calendar)
  return { from, until: today, lastFrom: yearBack(from), lastUntil: yearBack(today) }
}

function startOf(period: SalesPeriod, today: CalendarDate, calendar: FinancialCalendar): CalendarDate {
  const week = weekOf(calendar, today)
  const year = weeksOfYear(calendar, week.year)
  switch (period) {
    case 'weeks4':
      return addDays(week.startsOn, -3 * 7)
    case 'weeks13':
      return addDays(week.startsOn, -12 * 7)
    case 'weeks52':
      return addDays(week.startsOn, -51 * 7)
    case 'month':
      return `${today.slice(0, 7)}-01`
    case 'financialPeriod':
      return year.find((each) => each.period === week.period)!.startsOn
    case 'financialYear':
      return year[0]!.startsOn
  }
}
