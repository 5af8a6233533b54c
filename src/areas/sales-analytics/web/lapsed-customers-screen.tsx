import { UserX } from 'lucide-react'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { listLapsedCustomers } from '../sales-habits.endpoints.ts'
import { FilterChips } from './filter-chips.tsx'
import { habitText, overdueText } from './lapsed-words.ts'
import { SalesLinks } from './sales-links.tsx'
import { readPageNo, readSalesFilter } from './sales-search.ts'

const readSearch = (texts: SearchTexts) => ({ rep: readSalesFilter(texts).rep, page: readPageNo(texts['page']) })
const noFilter = {
  division: undefined,
  shipTo: undefined,
  category: undefined,
  brand: undefined,
  itemNumber: undefined,
}

/** STAFF-6: /sales-analytics/lapsed-customers: who ordered regularly and is overdue. */
export function LapsedCustomersScreen() {
  const [{ page, rep }, change] = useListSearch(readSearch)
  const { list: pageSize } = usePageSizes()
  const query = { rep, pageNo: String(page), pageSize: String(pageSize) }
  const call = useCall(listLapsedCustomers, { query }, { keepPrevious: true })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-20 font-semibold">Lapsed customers</h1>
      <SalesLinks />
      <p className="max-w-[720px] text-muted">
        Ordered on four days or more in the last year, and now half an interval overdue. Those who bought most come
        first.
      </p>
      <FilterChips search={{ ...noFilter, rep }} names={undefined} change={change} />
      <CallList
        call={call}
        what="The lapsed customers"
        isEmpty={({ customers }) => customers.length === 0}
        empty={
          <EmptyState title="No lapsed customers" picture={<UserX size={40} aria-hidden="true" />}>
            All of your customers order as they always do.
          </EmptyState>
        }
      >
        {({ customers, pageNo, totalRecords }) => (
          <>
            <ul
              aria-label="Lapsed customers"
              className="divide-y divide-line rounded-dialog border border-line bg-raised"
            >
              {customers.map((customer) => {
                const { division, shipTo, shipToName, billTo, phone, weeksOverdue, yearSales } = customer
                return (
                  <li
                    key={`${division}/${shipTo}`}
                    className="grid items-center gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_10rem_8rem]"
                  >
                    <p className="min-w-0">
                      <Link href={customerScreen.at({ division, billTo })} className="block font-medium wrap-anywhere">
                        {shipToName}
                      </Link>
                      <span className="block text-13 text-muted">{habitText(customer)}</span>
                      <span className="block text-13 text-warning">{overdueText(weeksOverdue)}</span>
                    </p>
                    <p className="text-13 text-muted md:text-right">
                      <MoneyText cents={yearSales} /> in a year
                    </p>
                    <p className="md:text-right">
                      {phone && (
                        <a
                          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                          aria-label={`Call ${shipToName}`}
                          data-tip={phone}
                          className={buttonLook('secondary', 'small')}
                        >
                          Call
                        </a>
                      )}
                    </p>
                  </li>
                )
              })}
            </ul>
            <ListPages
              pageNo={pageNo}
              pageSize={pageSize}
              total={totalRecords}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
