import { Plus, Share2 } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { distributionScreen, newDistributionScreen } from '../auto-distribution.addresses.ts'
import { listDistributions } from '../auto-distribution.endpoints.ts'
import type { DistributionRow } from '../auto-distribution.ts'
import { describeSchedule } from '../rules/describe-schedule.ts'
import { describeQuantity, describeRun } from './describe-distribution.ts'
import { readDistributionsSearch } from './distributions-search.ts'

/** Milliseconds between two looks at runs, which go on by themselves. */
const lookMs = 5000

/** STAFF-5: /auto-distribution. */
export function DistributionsScreen() {
  const go = useGo()
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readDistributionsSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const query = {
    keyword: search.keyword,
    pageNo: String(search.page),
    pageSize: String(pageSize),
    includeTotal: 'true' as const,
  }
  const list = useCall(listDistributions, { query }, { keepPrevious: true })
  useRefetchEvery(lookMs, list.refetch)
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h1 className="text-20 font-semibold">Auto-distribution</h1>
        <Button variant="primary" onPress={() => go(newDistributionScreen.at())}>
          <Plus size={16} aria-hidden="true" />
          New distribution
        </Button>
      </div>
      <p className="max-w-prose pb-3 text-muted">
        An item that goes into the carts of many ship-tos, once or every few weeks.
      </p>
      <search className="flex pb-3">
        <KeywordFilter
          label="Name or item"
          className="min-w-40 flex-1 md:max-w-80"
          keyword={search.keyword}
          typed={typed}
        />
      </search>
      <CallList
        call={list}
        what="The distributions"
        isEmpty={({ distributions }) => distributions.length === 0}
        empty={
          <EmptyState
            title={search.keyword === '' ? 'No distributions yet' : 'No distribution matches'}
            picture={<Share2 size={40} aria-hidden="true" />}
          >
            A new product, a special or what a chain has agreed on: one step instead of one cart after the other.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {data.distributions.map((each) => (
                <Row key={each.id} distribution={each} />
              ))}
            </ul>
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords ?? 0}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}

function Row({ distribution: each }: { distribution: DistributionRow }) {
  const next = each.nextOn === null ? 'No further run' : `Next ${formatDayWithYear(each.nextOn)}`
  return (
    <li className="row-layer grid gap-x-6 gap-y-1 px-3 py-3 hover:bg-sunken md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <Link
          href={distributionScreen.at({ distributionId: each.id })}
          className="font-medium wrap-anywhere text-ink after:absolute after:inset-0"
        >
          {each.name}
        </Link>
        <p className="wrap-anywhere">
          {describeQuantity(each)} of {each.description}
        </p>
        <p className="text-13 wrap-anywhere text-muted">
          {each.itemNumber} · {each.division} · {plural(each.shipTos, 'ship-to')} · by {each.createdByName}
        </p>
      </div>
      <div className="text-13 md:text-right">
        <p>{describeSchedule(each, formatDayWithYear)}</p>
        <p className="text-muted">{next}</p>
        {each.lastRun && <p className="text-muted">{describeRun(each.lastRun)}</p>}
      </div>
    </li>
  )
}
