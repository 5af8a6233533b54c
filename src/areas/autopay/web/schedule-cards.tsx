import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import type { AutopaySchedule } from '../autopay.ts'
import { scheduleDialog } from '../autopay.addresses.ts'
import { kindWords } from './autopay-search.ts'
import { ScheduleBadge } from './schedule-badge.tsx'

/** What both layouts of the list show. */
export interface SchedulesShown {
  readonly schedules: readonly AutopaySchedule[]
  readonly today: string
}

/** BILL-5: the list on a phone; each schedule is one place for a thumb. */
export function ScheduleCards({ schedules, today }: SchedulesShown) {
  const hrefTo = useHref()
  return (
    <LinkList label="Autopay schedules">
      {schedules.map((schedule) => (
        <LinkListEntry key={schedule.id} href={hrefTo(scheduleDialog.open(schedule.id))}>
          <span className="flex min-w-0 items-center justify-between gap-3">
            <span className="truncate font-semibold text-action">{schedule.whenText}</span>
            <ScheduleBadge schedule={schedule} />
          </span>
          <span className="truncate">{schedule.billToName}</span>
          <span className="flex items-baseline justify-between gap-3 text-13 text-muted">
            <span className="min-w-0 truncate">{schedule.methodName || 'No payment method'}</span>
            <span className="figures shrink-0">
              {schedule.nextRun ? `Next ${formatDay(schedule.nextRun.payOn, today)}` : 'No run ahead'}
            </span>
          </span>
          <span className="truncate text-13 text-muted">{`${kindWords[schedule.kind]} · ${schedule.userName}`}</span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
