import { Building2 } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { DivisionsFailed, useDivisions } from '#areas/customers/web/public.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
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
  const [search, change] = useListSearch(readCustomersSearch)
  const customers = useCall(listCustomers, { query: customersQuery(search, pageSize) }, { keepPrevious: true })
  const divisions = useDivisions()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Customers</h1>
      <CustomersFilters search={search} change={change} divisions={divisions} seesInvoices={seesInvoices} />
      <DivisionsFailed />
      <CallList
        call={customers}
        what="The customers"
        isEmpty={({ customers }) => customers.length === 0}
        empty={
          <EmptyState title="No customer matches" picture={<Building2 size={40} aria-hidden="true" />}>
            Take a filter off or search for another name, number or city.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {!hasRoom ? (
              <CustomersCards customers={data.customers} />
            ) : (
              <CustomersTable customers={data.customers} search={search} change={change} />
            )}
            <ListPages
              pageNo={search.page}
              pageSize={pageSize}
              total={data.totalRecords ?? data.customers.length}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
