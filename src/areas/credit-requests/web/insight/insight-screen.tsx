import { ChartBar, Download } from 'lucide-react'
import { useDivisions } from '#areas/customers/web/public.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { queryText } from '#browser/query-text.ts'
import { useCall } from '#browser/query.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { SeveralFilter } from '#ui/several-filter.tsx'
import {
  downloadCreditInsight,
  getCreditInsight,
  insightKinds,
  listCreditInsightLines,
} from '#areas/credit-requests/credit-insight.endpoints.ts'
import { StatusFilter } from '../list/credit-filter-fields.tsx'
import { InsightBars } from './insight-bars.tsx'
import { InsightLines } from './insight-lines.tsx'
import { insightFilterOf, insightKindNames, readInsightSearch } from './insight-search.ts'

/** CREDIT-2: /credit-insight: credits by one thing as bars, and the lines behind them. */
export function InsightScreen() {
  const [search, change] = useListSearch(readInsightSearch)
  const { list: pageSize } = usePageSizes()
  const { by, key, from, to, page, statuses, divisions } = search
  const filter = insightFilterOf(search)
  const insight = useCall(getCreditInsight, { query: { by, ...filter } }, { keepPrevious: true })
  const query = { by, key, ...filter }
  const allDivisions = useDivisions()
  const lines = useCall(listCreditInsightLines, { query: { ...query, pageNo: page, pageSize } }, { keepPrevious: true })
  const used = insight.data && { from: insight.data.from, to: insight.data.to }
  const chosen = insight.data?.bars.find((bar) => bar.key === key)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">Where credits come from</h1>
        <a href={callPath(downloadCreditInsight) + queryText(query)} download className={buttonLook('secondary')}>
          <Download size={16} aria-hidden="true" />
          Download CSV
        </a>
      </header>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <div role="group" aria-label="By" className="flex flex-wrap gap-1 py-0.5">
          {insightKinds.map((kind) => (
            <PressChip
              key={kind}
              isPressed={by === kind}
              onPress={() => change({ by: kind === 'code' ? undefined : kind, key: undefined })}
            >
              {insightKindNames[kind]}
            </PressChip>
          ))}
        </div>
        <div className="grid w-full grid-cols-2 items-end gap-2 sm:w-80">
          <DateRange
            labels={{ from: 'Asked from', to: 'Asked to' }}
            value={{ from: from ?? null, to: to ?? null }}
            usual={used}
            onChange={(part) =>
              change({ ...('from' in part && { from: part.from }), ...('to' in part && { to: part.to }) })
            }
          />
        </div>
        <div className="grid w-full grid-cols-2 items-end gap-2 sm:w-80">
          <StatusFilter search={{ statuses }} change={change} />
          {allDivisions.length > 1 && (
            <SeveralFilter
              label="Division"
              words={allDivisions.map((code) => [code, code])}
              chosen={divisions}
              onChange={(chosenOnes) => change({ divisions: chosenOnes })}
            />
          )}
        </div>
      </div>
      <CallList
        call={insight}
        what="The credits"
        isEmpty={({ bars }) => bars.length === 0}
        empty={
          <EmptyState title="No credits" picture={<ChartBar size={40} aria-hidden="true" />}>
            Choose other days or take a filter off. Cancelled requests count only when their status is chosen.
          </EmptyState>
        }
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <p className="text-muted">
              {formatDayWithYear(data.from)} to {formatDayWithYear(data.to)}: <MoneyText cents={data.asked} /> asked
              for, <MoneyText cents={data.approved} /> approved, without tax and other charges.
            </p>
            <InsightBars
              key={by}
              bars={data.bars}
              what={insightKindNames[by]}
              chosen={key}
              onChoose={(next) => change({ key: next })}
            />
            <InsightLines
              title={chosen ? `Lines of ${chosen.label}` : 'All lines'}
              call={lines}
              onPage={(next) => change({ page: next })}
              onAll={chosen && (() => change({ key: undefined }))}
            />
          </div>
        )}
      </CallList>
    </div>
  )
}
