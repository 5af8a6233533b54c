import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { addDays } from '#kit/dates.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'
import { WeekBars } from './week-bars.tsx'

type Weeks = NonNullable<CallAnswer<typeof getDashboard>['weeks']>

/** SHELL-8: what the ship-to spent in the last weeks, each bar a link to its orders. */
export function WeeksCard({ weeks }: { weeks: Weeks }) {
  return (
    <DashboardCard title="Spend by week">
      {weeks.every(({ spend }) => spend === 0) ? (
        <Nothing>What you order will add up here.</Nothing>
      ) : (
        <WeekBars weeks={weeks} hrefOf={(monday) => ordersScreen.at({ from: monday, to: addDays(monday, 6) })} />
      )}
    </DashboardCard>
  )
}
