import { salesScreen } from '#areas/sales-analytics/sales-analytics.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { getTeamWeeks } from '../work-queue.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { WeekBars } from './week-bars.tsx'

/** SHELL-8: what all customers of a member of staff ordered in the last weeks. */
export function TeamWeeksCard() {
  const { data, error, refetch } = useCall(getTeamWeeks, {})
  const mayAnalyse = useActor().can('salesAnalytics')
  const title = 'Your customers by week'
  if (!data)
    return (
      <PendingCard
        title={title}
        what="The weeks of your customers"
        room="h-40"
        failure={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    <DashboardCard title={title} {...(mayAnalyse && { href: salesScreen.at(), linkText: 'Sales' })}>
      {data.weeks.every(({ spend }) => spend === 0) ? (
        <Nothing>None of your customers has ordered in the last 12 weeks.</Nothing>
      ) : (
        <WeekBars weeks={data.weeks} />
      )}
    </DashboardCard>
  )
}
