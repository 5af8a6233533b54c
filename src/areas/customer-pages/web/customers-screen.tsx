import { Building2 } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
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
import { listCustomers } from '../customer-pages.endpoints.ts'
import { CustomersCards } from './customers-cards.tsx'
import { CustomersFilters } from './customers-filters.tsx'
import { customersQuery, readCustomersSearch } from './customers-search.ts'
import { CustomersTable } from './customers-table.tsx'

/** CUST-1: /customers: whom a member of staff looks after. */
export function CustomersScreen() {
  const { list: pageSize } = usePageSizes()
  const seesInvoices = useActor().can('viewInvoices')
  const hasRoom = useMedia('desktop')
  const [search, setSearch] = useSearchState(readCustomersSearch)
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const { data, error, refetch, isPlaceholderData } = useCall(
    listCustomers,
    { query: customersQuery(search, pageSize) },
    { keepPrevious: true },
  )
  const divisions = useDivisions()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Customers</h1>
      <CustomersFilters search={search} change={change} divisions={divisions} seesInvoices={seesInvoices} />
      <DivisionsFailed />
      {error && !data ? (
        <ErrorState failure={error} what="The customers" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.customers.length === 0 ? (
            <EmptyState title="No customer matches" picture={<Building2 size={40} aria-hidden="true" />}>
              Take a filter off or search for another name, number or city.
            </EmptyState>
          ) : (
            <>
              {!hasRoom ? (
                <CustomersCards customers={data.customers} />
              ) : (
                <CustomersTable customers={data.customers} search={search} change={change} />
              )}
              <div className="min-h-12 pt-4">
                <Pagination
                  pageNo={search.page}
                  pageSize={pageSize}
                  total={data.totalRecords ?? data.customers.length}
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
