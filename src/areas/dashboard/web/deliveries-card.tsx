import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Deliveries = NonNullable<CallAnswer<typeof getDashboard>['deliveries']>

/**
 * SHELL-8: the next deliveries, each a link to its orders; the bars show which day the store room
 * fills up.
 */
export function DeliveriesCard({ deliveries, today }: { deliveries: Deliveries; today: CalendarDate }) {
  const max = Math.max(1, ...deliveries.map(({ cases }) => cases))
  return (
    <DashboardCard title="Next deliveries">
      {deliveries.length === 0 && <Nothing>Nothing is on its way.</Nothing>}
      <ul>
        {deliveries.map(({ date, orders, cases }) => (
          <li key={date} className="border-b border-line last:border-0">
            <Link
              href={ordersScreen.at({ from: date, to: date })}
              className="grid gap-1 px-4 py-2 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{formatDay(date, today)}</span>
                <span className="figures text-13 text-muted">
                  {cases.toLocaleString('en-US')} CS · {plural(orders, 'order')}
                </span>
              </span>
              {/* One bar alone would always be full. */}
              {deliveries.length > 1 && (
                <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
                  <span className="block h-full rounded-full bg-action" style={{ width: `${(cases / max) * 100}%` }} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
