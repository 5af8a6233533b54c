import { ChartNoAxesColumn, Download } from 'lucide-react'
import { useSearchState } from '#browser/navigation.ts'
import { queryText } from '#browser/query-text.ts'
import { useCall } from '#browser/query.ts'
import { type CallAnswer, callPath } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { changeText, measureOf } from '../rules/change-of.ts'
import { stepDays } from '../rules/step-label.ts'
import { whyNoYearBefore } from '../rules/year-before.ts'
import { saleLinesScreen } from '../sales-analytics.addresses.ts'
import { downloadSales, getSales } from '../sales-analytics.endpoints.ts'
import { salesDimensions, salesOrders, salesPeriods } from '../sales.ts'
import { FilterChips } from './filter-chips.tsx'
import { NativeSelect } from './native-select.tsx'
import { SalesLinks } from './sales-links.tsx'
import { readSalesSearch, type SalesSearch } from './sales-search.ts'
import { SalesTable } from './sales-table.tsx'
import { dimensionWords, measuresOf, measureText, measureWords, orderWords, periodWords } from './sales-words.ts'
import { StepChart } from './step-chart.tsx'

const asksOfItems = ({ category, brand, itemNumber }: SalesSearch) => Boolean(category ?? brand ?? itemNumber)

/** STAFF-6: /sales-analytics: sales by one thing, this year beside last year. */
export function SalesScreen() {
  const [search, change] = useSearchState(readSalesSearch)
  const { by, measure: wanted, ranking, ...filter } = search
  const ofItems = asksOfItems(search)
  const query = { ...filter, by, measure: wanted, ranking }
  const call = useCall(getSales, { query }, { keepPrevious: true })
  const measures = measuresOf(by, ofItems, call.data?.seesMargin ?? false)
  const measure = measures.includes(wanted) ? wanted : 'sales'
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">Sales</h1>
        <a href={callPath(downloadSales) + queryText(query)} download className={buttonLook('secondary')}>
          <Download size={16} aria-hidden="true" />
          Download CSV
        </a>
      </header>
      <SalesLinks />
      <search className="grid gap-3 print:hidden">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div role="group" aria-label="By" className="flex flex-wrap gap-1 py-0.5">
            {salesDimensions.map((each) => (
              <PressChip
                key={each}
                isPressed={by === each}
                onPress={() => change({ by: each === 'week' ? undefined : each })}
              >
                {dimensionWords[each]}
              </PressChip>
            ))}
          </div>
          <div className="grid w-full grid-cols-2 items-end gap-2 sm:flex sm:w-auto">
            <NativeSelect
              label="Period"
              value={search.period}
              options={salesPeriods.map((each) => [each, periodWords[each]])}
              onChange={(period) => change({ period: period === 'weeks13' ? undefined : period })}
            />
            <NativeSelect
              label="Measure"
              value={measure}
              options={measures.map((each) => [each, measureWords[each]])}
              onChange={(next) => change({ measure: next === 'sales' ? undefined : next })}
            />
            {by !== 'week' && (
              <NativeSelect
                label="Order"
                value={ranking}
                options={salesOrders.map((each) => [each, orderWords[each]])}
                onChange={(next) => change({ ranking: next === 'most' ? undefined : next })}
              />
            )}
          </div>
        </div>
        <FilterChips search={search} names={call.data?.names} change={change} />
      </search>
      <CallList
        call={call}
        what="The sales"
        isEmpty={({ total }) => total.now.lines === 0 && !total.last?.lines}
        empty={
          <EmptyState title="No sales" picture={<ChartNoAxesColumn size={40} aria-hidden="true" />}>
            Nothing was ordered or billed in these days, nor a year before. Choose a longer period, or take a filter
            off. Sales of the last minute may still be missing.
          </EmptyState>
        }
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Totals data={data} measures={measures} />
            {data.by === 'week' && (
              <StepChart
                label={`${measureWords[measure]} by ${ofItems ? 'four weeks' : 'week'}`}
                textOf={(value) => measureText(measure, value)}
                steps={data.rows.map(({ key, label, now, last }) => ({
                  key,
                  label,
                  now: measureOf(measure, now) ?? 0,
                  last: measureOf(measure, last),
                  href: saleLinesScreen.at({ ...filter, ...stepDays(key, data.range, ofItems) }),
                }))}
              />
            )}
            <SalesTable data={data} search={search} measure={measure} ofItems={ofItems} change={change} />
          </div>
        )}
      </CallList>
    </div>
  )
}

type Answer = CallAnswer<typeof getSales>

/** The whole range in numbers, each beside last year. */
function Totals({
  data: { total, range, yearBefore, first },
  measures,
}: {
  data: Answer
  measures: ReturnType<typeof measuresOf>
}) {
  const compared = `, beside the same weekdays from ${formatDayWithYear(range.lastFrom)} to ${formatDayWithYear(range.lastUntil)}`
  return (
    <section aria-label="Totals" className="grid gap-2">
      <p className="text-13 text-muted">
        {formatDayWithYear(range.from)} to {formatDayWithYear(range.until)}
        {yearBefore === 'known' && compared}. {whyNoYearBefore(yearBefore, first)} Orders count when they are delivered,
        and as billed once they are; credits are taken off.
      </p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {measures.map((each) => {
          const [now, last] = [measureOf(each, total.now), measureOf(each, total.last)]
          return (
            <div key={each} className="rounded-dialog border border-line bg-raised px-4 py-3">
              <dt className="text-13 text-muted">{measureWords[each]}</dt>
              <dd className="figures text-16 font-semibold wrap-anywhere">{measureText(each, now)}</dd>
              {yearBefore !== 'none' && (
                <dd className="figures text-13 text-muted">
                  {changeText(now, last, yearBefore)}{' '}
                  {last !== null && <span className="whitespace-nowrap">from {measureText(each, last)}</span>}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
