import { useCall } from '#browser/query.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { formatCents } from '#kit/money.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Order } from '../order.ts'
import { getOrderVersion } from '../orders.endpoints.ts'
import { compareVersions } from '../rules/compare-versions.ts'

/** NEXT-2: what an order was before its changes, the latest first. */
export function OrderVersions({ order, timeZone }: { order: Order; timeZone: string }) {
  if (order.formerVersions.length === 0) return null
  return (
    <section>
      <h3 className="pb-2 font-semibold">Changes</h3>
      <ol className="grid gap-3">
        {order.formerVersions.toReversed().map((former, index, all) => (
          <li key={former.version} className="rounded-dialog border border-line bg-raised px-3 py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">
                Version {former.version + 1} by {former.replacedByName}
              </span>
              <span className="text-muted">{formatMoment(new Date(former.replacedAt), timeZone)}</span>
            </p>
            <Difference order={order} version={former.version} next={index === 0 ? null : all[index - 1]!.version} />
            <p className="pt-1 text-12 text-muted">Subtotal before: {formatCents(former.subtotal)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the version after this one changed of it; without a next one that is the present order. */
function Difference({ order, version, next }: { order: Order; version: number; next: number | null }) {
  const params = { division: order.division, shipTo: order.shipTo, orderId: order.id }
  const before = useVersion(params, version)
  const after = useVersion(params, next)
  const failed = [before, after].find(({ error }) => error)
  if (failed?.error)
    return <ErrorState failure={failed.error} what="The former version" onRetry={() => void failed.refetch()} />
  const later = next === null ? order : after.data?.order
  if (!before.data || !later) return <Skeleton className="mt-1 h-5 w-full" />
  const sentences = compareVersions(before.data.order, later)
  return (
    <ul className="list-disc pl-5 text-14">
      {sentences.length === 0 ? (
        <li>Notes or prices only</li>
      ) : (
        sentences.map((sentence) => <li key={sentence}>{sentence}</li>)
      )}
    </ul>
  )
}

const useVersion = (params: { division: string; shipTo: string; orderId: string }, version: number | null) =>
  useCall(
    getOrderVersion,
    version === null ? null : { params: { ...params, version } },
    // What was replaced stays what it was.
    { staleTime: Infinity },
  )
