import { autopayScreen, scheduleDialog } from '#areas/autopay/autopay.addresses.ts'
import { listAutopaySchedules } from '#areas/autopay/autopay.endpoints.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'
import { PendingCard } from './pending-card.tsx'

const title = 'Next autopay run'

/** SHELL-8, BILL-5: in accounting, when autopay pays next, and with what. */
export function AutopayCard() {
  const hrefTo = useHref()
  const { data, error, refetch } = useCall(listAutopaySchedules, { query: { status: 'active', pageSize: 1 } })
  if (!data)
    return <PendingCard title={title} what="Autopay" room="h-12" failure={error} onRetry={() => void refetch()} />
  const [schedule] = data.schedules
  return (
    <DashboardCard title={title} href={autopayScreen.at()} linkText="All autopay">
      {!schedule ? (
        <Nothing>No schedule is active.</Nothing>
      ) : (
        <Link
          href={hrefTo(scheduleDialog.open(schedule.id))}
          className="grid gap-0.5 px-4 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
        >
          <span className="flex min-w-0 items-baseline justify-between gap-3">
            <span className="truncate font-medium text-action">{schedule.whenText}</span>
            <span className="figures shrink-0 font-semibold">
              {schedule.nextRun ? formatDay(schedule.nextRun.payOn, data.today) : 'Nothing to pay'}
            </span>
          </span>
          <span className="truncate text-13 text-muted">{`${schedule.billToName} · ${schedule.methodName}`}</span>
        </Link>
      )}
    </DashboardCard>
  )
}
