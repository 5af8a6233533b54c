import { useState } from 'react'
import { paymentDialog } from '#areas/payments/payments.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AutopayEvent } from '../autopay.ts'
import { listAutopayLog } from '../autopay.endpoints.ts'

/** Lines of the log at a time. */
const pageSize = 10

/** BILL-5: what has happened to the schedule, the latest first. */
export function ScheduleLog({ scheduleId }: { scheduleId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    listAutopayLog,
    { params: { scheduleId }, query: { pageNo: page, pageSize, includeTotal: 'true' } },
    { keepPrevious: true },
  )
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Log</h3>
      {error && !data ? (
        <ErrorState isCompact failure={error} what="The log" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <>
          <ol aria-label="Log" className="grid gap-2">
            {data.events.map((event, index) => (
              // Events are only ever added, in this order.
              <EventRow key={index} event={event} timeZone={data.timeZone} />
            ))}
          </ol>
          {(data.totalRecords ?? 0) > pageSize && (
            <ListPages pageNo={page} pageSize={pageSize} total={data.totalRecords ?? 0} onPage={setPage} />
          )}
        </>
      )}
    </section>
  )
}

function EventRow({
  event: { at, byName, byStaffName, text, payment },
  timeZone,
}: {
  event: AutopayEvent
  timeZone: string
}) {
  const hrefTo = useHref()
  const mayOpen = useActor().can('paymentHistory')
  const by = byStaffName ? `${byStaffName} for ${byName}` : byName
  return (
    <li className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="figures text-13 text-muted">{formatMoment(new Date(at), timeZone)}</span>
      <span className="min-w-0">
        {text}
        {by && <span className="text-muted"> {by}</span>}
        {payment && (
          <span className="block text-13">
            {mayOpen ? (
              <Link href={hrefTo(paymentDialog.open(payment.id))} className="figures text-action">
                Payment {payment.paymentNumber}
              </Link>
            ) : (
              <span className="figures text-muted">Payment {payment.paymentNumber}</span>
            )}
          </span>
        )}
      </span>
    </li>
  )
}
