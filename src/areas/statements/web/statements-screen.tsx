import { ReceiptText } from 'lucide-react'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { DivisionsFailed, useDivisions } from '#areas/customers/web/public.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { listStatements } from '../statements.endpoints.ts'
import { AccountCards } from './account-cards.tsx'
import { AccountTable } from './account-table.tsx'
import { StatementsFilters } from './statements-filters.tsx'
import { readStatementsSearch, statementsQuery } from './statements-search.ts'

/** BILL-2: /statements: accounts with what they owe by age. */
export function StatementsScreen() {
  const { list: pageSize } = usePageSizes()
  const hasRoom = useMedia('desktop')
  const [search, change] = useListSearch(readStatementsSearch)
  const query = statementsQuery(search, pageSize)
  const accounts = useCall(listStatements, { query }, { keepPrevious: true })
  const divisions = useDivisions()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Statements</h1>
      <StatementsFilters search={search} change={change} divisions={divisions} />
      <DivisionsFailed />
      <CallList
        call={accounts}
        what="The statements"
        rows={8}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={
          <EmptyState title="No account matches" picture={<ReceiptText size={40} aria-hidden="true" />}>
            Take a filter off or search for another name or number.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {hasRoom ? (
              <AccountTable accounts={data.accounts} search={search} change={change} />
            ) : (
              <AccountCards accounts={data.accounts} />
            )}
            <ListPages
              pageNo={search.page}
              pageSize={pageSize}
              total={data.totalRecords ?? data.accounts.length}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
