import { CalendarClock } from 'lucide-react'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listAutopaySchedules } from '../autopay.endpoints.ts'

/** BILL-5: /autopay, updating live. */
export function AutopayScreen() {
  const { data, error, refetch } = useCall(listAutopaySchedules, { query: { pageSize: '100' } })
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Autopay</h1>
      {error && !data ? (
        <ErrorState failure={error} what="Your schedules" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : data.schedules.length === 0 ? (
        <EmptyState title="No autopay schedules" picture={<CalendarClock size={40} aria-hidden="true" />}>
          A schedule pays invoices of a bill-to by itself, and can be ended at any time.
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {data.schedules.map(({ id, billToName, whenText, whatText, nextRun, isActive, stopReason }) => (
            <li key={id} className="rounded-card border border-line p-3">
              <p className="font-medium">{billToName}</p>
              <p className="text-13 text-muted">
                {whenText}. {whatText}.
              </p>
              <p className="figures text-13">
                {!isActive
                  ? stopReason || 'Not active'
                  : nextRun
                    ? `Next run ${formatDay(nextRun.payOn, data.today)}`
                    : 'Nothing to pay as of now'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
