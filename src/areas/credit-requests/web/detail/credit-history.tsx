import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { getCreditHistory } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { CreditBadge } from '../credit-badge.tsx'

/** CREDIT-2: what this ship-to asked for in the last 365 days, and what of it was the same item. */
export function CreditHistory({ creditRequestId }: { creditRequestId: string }) {
  const hrefTo = useHref()
  const { data, error, refetch } = useCall(getCreditHistory, { params: { creditRequestId } })
  return (
    <section>
      <h3 className="pb-1 font-semibold">Earlier requests of this ship-to</h3>
      {error && !data ? (
        <ErrorState failure={error} what="Earlier requests" isCompact onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.requests.length === 0 ? (
        <p className="text-muted">None in the last 365 days.</p>
      ) : (
        <>
          <p className="figures pb-2 text-13 text-muted">
            {plural(data.requests.length, 'request')} in 365 days: {formatCents(data.asked)} asked for,{' '}
            {formatCents(data.approved)} approved
          </p>
          <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
            {data.requests.map(({ id, requestNumber, status, createdOn, codes, amount, approvedAmount, sameItems }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-0"
              >
                <Link
                  href={hrefTo(creditRequestDialog.open(id))}
                  className="figures font-medium text-action no-underline data-hovered:underline"
                >
                  {requestNumber}
                </Link>
                <span className="figures text-13 text-muted">{formatDayWithYear(createdOn)}</span>
                <CreditBadge status={status} />
                <span className="min-w-0 truncate text-13 text-muted">
                  {codes.join(', ')}
                  {sameItems.length > 0 && ` · same item ${sameItems.join(', ')}`}
                </span>
                <span className="ml-auto">
                  <MoneyText cents={approvedAmount ?? amount} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
