import { CalendarClock } from 'lucide-react'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { planStatuses } from '../payment-plan.ts'
import { listPaymentPlans } from '../payment-plans.endpoints.ts'
import { planWords } from '../rules/plan-words.ts'
import { PlanCards } from './plan-cards.tsx'
import { readPlansSearch } from './plans-search.ts'

/** NEXT-13: /payment-plans, updating live. */
export function PlansScreen() {
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readPlansSearch)
  const typed = useTypedKeyword(search.keyword, (keyword, options) => change({ keyword }, options))
  const query = {
    keyword: search.keyword,
    status: search.status,
    pageNo: String(search.page),
    pageSize: String(pageSize),
    includeTotal: 'true' as const,
  }
  const list = useCall(listPaymentPlans, { query }, { keepPrevious: true })
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Payment plans</h1>
      <p className="pb-3 text-muted">What is overdue, paid in instalments on agreed days.</p>
      <search className="flex flex-wrap items-end gap-2 pb-3">
        <KeywordFilter
          label="Plan, bill-to or invoice"
          className="min-w-40 flex-1 md:max-w-80"
          keyword={search.keyword}
          typed={typed}
        />
        <FilterSelect
          label="Status"
          value={search.status}
          options={planStatuses.map((status) => [status, planWords[status].label] as const)}
          onChange={(status) => change({ status })}
        />
      </search>
      <CallList
        call={list}
        what="The payment plans"
        isEmpty={({ plans }) => plans.length === 0}
        empty={
          <EmptyState
            title={search.keyword === '' && !search.status ? 'No payment plans' : 'No plan matches'}
            picture={<CalendarClock size={40} aria-hidden="true" />}
          >
            A plan is proposed by your distributor, from the statement of an overdue account.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <PlanCards plans={data.plans} />
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
