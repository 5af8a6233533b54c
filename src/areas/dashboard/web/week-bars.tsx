import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { getTeamWeeks } from '../work-queue.endpoints.ts'
import { compareWeeks } from '../rules/compare-weeks.ts'

type Weeks = CallAnswer<typeof getTeamWeeks>['weeks']

const dayOf = (monday: CalendarDate): string => formatDay(monday).slice('Mon, '.length)

/** SHELL-8: spend of the last weeks as bars, the present one beside the usual one. */
export function WeekBars({
  weeks,
  hrefOf,
}: {
  weeks: Weeks
  /** The orders of a week; absent where no one list has them. */
  hrefOf?: (monday: CalendarDate) => Address
}) {
  const max = Math.max(1, ...weeks.map(({ spend }) => spend))
  const { spend, usual } = compareWeeks(weeks)
  return (
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
          // Twelve bars on a screen of 320 pixels would be too close for a finger.
          <li key={week.monday} className="h-full max-[359px]:[&:nth-child(-n+2)]:hidden">
            <Bar week={week} max={max} isPresent={n === weeks.length - 1} href={hrefOf?.(week.monday)} />
          </li>
        ))}
      </ol>
      <p className="figures flex justify-between text-12 text-muted">
        <span>{dayOf(weeks[0]!.monday)}</span>
        <span>{dayOf(weeks.at(-1)!.monday)}</span>
      </p>
    </div>
  )
}

function Bar({
  week: { monday, cases, spend },
  max,
  isPresent,
  href,
}: {
  week: Weeks[number]
  max: number
  isPresent: boolean
  href: Address | undefined
}) {
  const text = `Week of ${dayOf(monday)}: ${formatCents(spend)}, ${cases.toLocaleString('en-US')} CS`
  const look = 'group flex h-full items-end rounded-control'
  const bar = (
    <span
      className={`block w-full rounded-t-[3px] group-data-hovered:bg-action-hover ${isPresent ? 'bg-action' : 'bg-action/45'}`}
      style={{ height: `max(2px, ${(spend / max) * 100}%)` }}
    />
  )
  return href ? (
    <Link href={href} aria-label={text} data-tip={text} className={look}>
      {bar}
    </Link>
  ) : (
    <span role="img" aria-label={text} data-tip={text} className={look}>
      {bar}
    </span>
  )
}
