import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Deliveries = NonNullable<CallAnswer<typeof getDashboard>['deliveries']>

/** SHELL-8: the next deliveries; the bar shows which day the store room fills up. */
export function DeliveriesCard({ deliveries, today }: { deliveries: Deliveries; today: CalendarDate }) {
  const max = Math.max(1, ...deliveries.map(({ cases }) => cases))
  return (
    <DashboardCard title="Next deliveries">
      {deliveries.length === 0 && <Nothing>Nothing is on its way.</Nothing>}
      <ul>
        {deliveries.map(({ date, orders, cases }) => (
          <li key={date} className="grid gap-1 border-b border-line px-4 py-2 last:border-0">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{formatDay(date, today)}</span>
              <span className="figures text-13 text-muted">
                {cases} CS · {plural(orders, 'order')}
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-action" style={{ width: `${(cases / max) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
