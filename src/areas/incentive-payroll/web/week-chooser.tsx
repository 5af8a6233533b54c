import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, formatShortDay } from '#kit/dates.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { FinancialWeek } from '../incentive-record.ts'

/** 'Week 47 of 2026, period 11: Nov 22 to Nov 28'. */
export const nameOfWeek = ({ year, period, week, startsOn, endsOn }: FinancialWeek): string =>
  `Week ${week} of ${year}, period ${period}: ${formatShortDay(startsOn)} to ${formatShortDay(endsOn)}`

/**
 * STAFF-1: chooses a financial week; without their list the weeks before and after can be reached.
 */
export function WeekChooser({
  week,
  weeks,
  onChoose,
}: {
  week: FinancialWeek
  weeks: readonly FinancialWeek[]
  /** With a day of the week. */
  onChoose: (day: string) => void
}) {
  const isListed = weeks.some(({ startsOn }) => startsOn === week.startsOn)
  const listed = isListed ? weeks : [week, ...weeks]
  return (
    <div className="flex min-w-0 items-end gap-1 print:hidden">
      <IconButton label="Week before" onPress={() => onChoose(addDays(week.startsOn, -1))}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <label className="min-w-0">
        <span className="sr-only">Financial week</span>
        <select
          className="field w-full"
          value={week.startsOn}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {listed.map((each) => (
            <option key={each.startsOn} value={each.startsOn}>
              {nameOfWeek(each)}
              {each.isClosed ? ' (closed)' : ''}
            </option>
          ))}
        </select>
      </label>
      <IconButton label="Week after" onPress={() => onChoose(addDays(week.endsOn, 1))}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
