import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AutopaySchedule } from '../autopay.ts'
import { getAutopaySchedule } from '../autopay.endpoints.ts'
import { kindWords } from './autopay-search.ts'
import { noSuchSchedule } from './no-such-schedule.ts'
import { ScheduleActions } from './schedule-actions.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'
import { ScheduleLog } from './schedule-log.tsx'
import { ScheduleRuns } from './schedule-runs.tsx'

/** BILL-5: one schedule beside the list: `?schedule=ID`, with its next runs and its log. */
export function ScheduleSheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getAutopaySchedule, { params: { scheduleId: value } })
  return (
    <SideSheet
      title={data ? `Autopay for ${data.schedule.billToName}` : 'Autopay'}
      isOpen
      onClose={close}
      footer={data && <ScheduleActions schedule={data.schedule} close={close} />}
    >
      {error && !data ? (
        <ErrorState failure={error} what="The schedule" missing={noSuchSchedule} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-4">
          <div className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-16 font-semibold">{data.schedule.whenText}</h3>
              <ScheduleBadge schedule={data.schedule} />
            </div>
            <p className="text-muted">{data.schedule.whatText}</p>
          </div>
          {data.schedule.stopReason && <Banner tone="danger">{data.schedule.stopReason}</Banner>}
          <Facts schedule={data.schedule} />
          <ScheduleRuns schedule={data.schedule} />
          <ScheduleLog scheduleId={data.schedule.id} />
        </div>
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Facts({ schedule }: { schedule: AutopaySchedule }) {
  const { shipTos, limit, nextRun, lastRun } = schedule
  const facts = [
    ['Next run', nextRun ? formatDayWithYear(nextRun.payOn) : '-'],
    ['Last run', lastRun ? formatDayWithYear(lastRun.payOn) : '-'],
    ['Pays with', schedule.methodName || 'No payment method'],
    ['Limit of a run', limit === null ? 'None' : formatCents(limit)],
    ['Bill-to', `${schedule.billToName} ${schedule.billTo}`],
    ['Ship-tos', shipTos.length === 0 ? 'All' : shipTos.map(({ name }) => name).join(', ')],
    ['Whose', `${kindWords[schedule.kind]}, in the name of ${schedule.userName}`],
  ] as const
  return (
    <dl className="grid gap-x-8">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="figures min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
