import { ReceiptText } from 'lucide-react'
import { useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { DivisionsFailed, useDivisions } from '#areas/customers/web/public.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listStatements } from '../statements.endpoints.ts'
import { AccountCards } from './account-cards.tsx'
import { AccountTable } from './account-table.tsx'
import { StatementsFilters } from './statements-filters.tsx'
import { readStatementsSearch, statementsQuery } from './statements-search.ts'

/** BILL-2: /statements: accounts with what they owe by age. */
export function StatementsScreen() {
  const { list: pageSize } = usePageSizes()
  const hasRoom = useMedia('desktop')
  const [search, setSearch] = useSearchState(readStatementsSearch)
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const query = statementsQuery(search, pageSize)
  const { data, error, refetch, isPlaceholderData } = useCall(listStatements, { query }, { keepPrevious: true })
  const divisions = useDivisions()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Statements</h1>
      <StatementsFilters search={search} change={change} divisions={divisions} />
      <DivisionsFailed />
      {error && !data ? (
        <ErrorState failure={error} what="The statements" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.accounts.length === 0 ? (
            <EmptyState title="No account matches" picture={<ReceiptText size={40} aria-hidden="true" />}>
              Take a filter off or search for another name or number.
            </EmptyState>
          ) : (
            <>
              {hasRoom ? (
                <AccountTable accounts={data.accounts} search={search} change={change} />
              ) : (
                <AccountCards accounts={data.accounts} />
              )}
              <div className="min-h-12 pt-4">
                <Pagination
                  pageNo={search.page}
                  pageSize={pageSize}
                  total={data.totalRecords ?? data.accounts.length}
                  onPage={(page) => setSearch({ page })}
                />
              </div>
            </>
          )}
        </Refreshing>
      )}
    </div>
  )
}
