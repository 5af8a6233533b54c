import { UsersRound } from 'lucide-react'
import { changeText, measureOf } from '#areas/sales-analytics/rules/change-of.ts'
import { whyNoYearBefore } from '#areas/sales-analytics/rules/year-before.ts'
import { salesScreen } from '#areas/sales-analytics/sales-analytics.addresses.ts'
import { salesPeriods } from '#areas/sales-analytics/sales.ts'
import { measuresOf, measureText, measureWords, NativeSelect, periodWords } from '#areas/sales-analytics/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { teamScreen } from '../dashboard.addresses.ts'
import { getTeam } from '../team.endpoints.ts'
import { RepChart } from './rep-chart.tsx'
import { readTeamSearch } from './team-search.ts'
import { TeamTable } from './team-table.tsx'
import { WorkQueue } from './work-queue.tsx'

// What a press opened is where the keyboard goes on.
const focusOn = (opened: HTMLElement | null) => opened?.focus()

/** STAFF-6: /team: a sales manager's reps side by side, and what waits for one of them. */
export function TeamScreen() {
  const [search, change] = useSearchState(readTeamSearch)
  const { period, rep, measure: wanted } = search
  const call = useCall(getTeam, { query: { period } }, { keepPrevious: true })
  const measures = measuresOf('rep', false, call.data?.seesMargin ?? false)
  const measure = measures.includes(wanted) ? wanted : 'sales'
  const state = { period, measure }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-20 font-semibold">Team</h1>
        <div className="grid w-full grid-cols-2 items-end gap-2 sm:flex sm:w-auto print:hidden">
          <NativeSelect
            label="Period"
            value={period}
            options={salesPeriods.map((each) => [each, periodWords[each]])}
            onChange={(next) => change({ period: next === 'weeks13' ? undefined : next })}
          />
          <NativeSelect
            label="Measure"
            value={measure}
            options={measures.map((each) => [each, measureWords[each]])}
            onChange={(next) => change({ measure: next === 'sales' ? undefined : next })}
          />
        </div>
      </header>
      <CallList
        call={call}
        what="The team"
        isEmpty={({ reps }) => reps.length === 0}
        empty={
          <EmptyState title="No reps" picture={<UsersRound size={40} aria-hidden="true" />}>
            No customer is yours yet, and so no rep.
          </EmptyState>
        }
      >
        {(team) => {
          const { reps, range, total, yearBefore, first } = team
          const chosen = reps.find(({ email }) => rep !== undefined && email === rep)
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="text-13 text-muted">
                {formatDayWithYear(range.from)} to {formatDayWithYear(range.until)}
                {yearBefore === 'known' && ', beside the same weekdays of last year'}.{' '}
                <span className="figures">
                  In all {measureText(measure, measureOf(measure, total.now))}
                  {yearBefore === 'known' &&
                    ` (${changeText(measureOf(measure, total.now), measureOf(measure, total.last), yearBefore)})`}
                  .
                </span>{' '}
                {whyNoYearBefore(yearBefore, first)}
              </p>
              {chosen && (
                <div key={chosen.email} ref={focusOn} tabIndex={-1} className="grid gap-2 outline-none">
                  <WorkQueue rep={{ email: chosen.email, name: chosen.name }} />
                  <p>
                    <Link
                      href={teamScreen.at(state)}
                      className="inline-flex min-h-6 items-center text-action no-underline data-hovered:underline pointer-coarse:min-h-11"
                    >
                      Close what waits for {chosen.name}
                    </Link>
                  </p>
                </div>
              )}
              <TeamTable team={team} measures={measures} search={state} />
              <RepChart
                label={`${measureWords[measure]} by rep`}
                textOf={(value) => measureText(measure, value)}
                bars={reps.map(({ email, name, now, last }) => ({
                  key: email,
                  name,
                  now: measureOf(measure, now) ?? 0,
                  last: measureOf(measure, last),
                  href: email === '' ? undefined : salesScreen.at({ rep: email, period, measure }),
                }))}
              />
            </div>
          )
        }}
      </CallList>
    </div>
  )
}
