import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'

/** 'Every 7 days, last Mon, Feb 2, 2026'. */
export const habitText = ({ medianDays, lastOn }: { medianDays: number; lastOn: CalendarDate }): string =>
  `${medianDays === 1 ? 'Every day' : `Every ${medianDays} days`}, last ${formatDayWithYear(lastOn)}`

/** 'Less than a week overdue', '3 weeks overdue'. */
export const overdueText = (weeks: number): string =>
  weeks === 0 ? 'Less than a week overdue' : `${plural(weeks, 'week')} overdue`
