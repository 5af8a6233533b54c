import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { standingOrdersScreen } from '../standing-orders.addresses.ts'
import { listStandingDrafts } from '../standing-orders.endpoints.ts'
import { momentOf } from './describe-standing.ts'

/**
 * NEXT-4, SHELL-8: the next draft that waits, on the first screen of a buyer; nothing without one.
 */
export function NextDraft() {
  const params = useShipToParams()
  const { data } = useCall(listStandingDrafts, params && { params })
  const [next, ...more] = data?.drafts ?? []
  if (!data || !next) return null
  return (
    <Link
      href={standingOrdersScreen.at()}
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line px-4 py-2.5 text-ink no-underline data-hovered:bg-sunken"
    >
      <span className="min-w-0 wrap-anywhere">
        Draft of {next.name} for {formatDay(next.deliverOn)}
        {more.length > 0 && ` and ${more.length} more`}
      </span>
      <span className="text-13 text-muted">
        <MoneyText cents={next.total} isEstimate={next.isEstimate} /> ·{' '}
        {next.placeAt === null
          ? `waits until ${momentOf(next.cutOffAt, data.timeZone)}`
          : `places itself ${momentOf(next.placeAt, data.timeZone)}`}
      </span>
    </Link>
  )
}
