import type { Config } from '#platform/config.ts'
import type { FinancialCalendar } from '../rules/financial-weeks.ts'

/** The operator's financial calendar (STAFF-1). */
export const calendarOf = ({ constants }: Config): FinancialCalendar => ({
  pattern: constants.financialPattern,
  weekday: constants.financialYearStart.weekday,
  yearStart: constants.financialYearStart.day,
})
