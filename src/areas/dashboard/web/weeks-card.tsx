import { ordersScreen } from '#areas/orders/orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { addDays, formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { compareWeeks } from '../rules/compare-weeks.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Weeks = NonNullable<CallAnswer<typeof getDashboard>['weeks']>

/** SHELL-8: what was spent in the last weeks, each bar a link to its orders. */
export function WeeksCard({ weeks }: { weeks: Weeks }) {
  const max = Math.max(...weeks.map(({ spend }) => spend))
  const { spend, usual } = compareWeeks(weeks)
  if (max === 0)
    return (
      <DashboardCard title="Spend by week">
        <Nothing>What you order will add up here.</Nothing>
      </DashboardCard>
    )
  return (
    <DashboardCard title="Spend by week">
      <div className="grid gap-3 p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            <span className="text-20 font-semibold">
              <MoneyText cents={spend} />
            </span>{' '}
            <span className="text-13 text-muted">this week</span>
          </span>
          {usual !== null && (
            <span className="text-13 text-muted">
              usually <MoneyText cents={usual} />
            </span>
          )}
        </p>
        <ol aria-label="Weeks" className="grid h-24 auto-cols-fr grid-flow-col items-end gap-1">
          {weeks.map((week, n) => (
            <Week key={week.monday} week={week} max={max} isPresent={n === weeks.length - 1} />
          ))}
        </ol>
        <p className="figures flex justify-between text-12 text-muted">
          <span>{formatDay(weeks[0]!.monday).slice('Mon, '.length)}</span>
          <span>{formatDay(weeks.at(-1)!.monday).slice('Mon, '.length)}</span>
        </p>
      </div>
    </DashboardCard>
  )
}

function Week({
  week: { monday, cases, spend },
  max,
  isPresent,
}: {
  week: Weeks[number]
  max: number
  isPresent: boolean
}) {
  const text = `Week of ${formatDay(monday).slice('Mon, '.length)}: ${formatCents(spend)}, ${cases.toLocaleString('en-US')} CS`
  return (
    // Twelve bars on a screen of 320 pixels would be too close for a finger.
    <li className="h-full max-[359px]:[&:nth-child(-n+2)]:hidden">
      <Link
        href={ordersScreen.at({ from: monday, to: addDays(monday, 6) })}
        aria-label={text}
        data-tip={text}
        className="group flex h-full items-end rounded-control"
      >
        <span
          className={`block w-full rounded-t-[3px] group-data-hovered:bg-action-hover ${isPresent ? 'bg-action' : 'bg-action/45'}`}
          style={{ height: `max(2px, ${(spend / max) * 100}%)` }}
        />
      </Link>
    </li>
  )
}
