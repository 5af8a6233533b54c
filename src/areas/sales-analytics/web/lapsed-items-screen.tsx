import { PackageX } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { lapsedItemsScreen } from '../sales-analytics.addresses.ts'
import { listLapsedItems } from '../sales-habits.endpoints.ts'
import { FilterChips } from './filter-chips.tsx'
import { habitText, overdueText } from './lapsed-words.ts'
import { SalesLinks } from './sales-links.tsx'
import { readPageNo, readSalesFilter } from './sales-search.ts'
import { SuggestButton } from './suggest-button.tsx'

function readSearch(texts: SearchTexts) {
  const { division, shipTo, rep } = readSalesFilter(texts)
  return { division, shipTo, rep, page: readPageNo(texts['page']) }
}
const noFilter = { category: undefined, brand: undefined, itemNumber: undefined }

/** STAFF-6: /sales-analytics/lapsed-items: what was bought regularly and is overdue. */
export function LapsedItemsScreen() {
  const [search, change] = useListSearch(readSearch)
  const { list: pageSize } = usePageSizes()
  const { page, division, shipTo, rep } = search
  const call = useCall(
    listLapsedItems,
    { query: { division, shipTo, rep, pageNo: String(page), pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-20 font-semibold">Lapsed items</h1>
      <SalesLinks />
      <p className="max-w-[720px] text-muted">
        Bought on four days or more in the last year, and now half an interval overdue. A suggested item stands first
        among the customer’s usual items on Home until it is bought.
      </p>
      <FilterChips search={{ ...noFilter, division, shipTo, rep }} names={undefined} change={change} />
      <CallList
        call={call}
        what="The lapsed items"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="No lapsed items" picture={<PackageX size={40} aria-hidden="true" />}>
            Your customers buy what they always buy.
          </EmptyState>
        }
      >
        {({ items, pageNo, totalRecords }) => (
          <>
            <ul aria-label="Lapsed items" className="divide-y divide-line rounded-dialog border border-line bg-raised">
              {items.map((item) => (
                <li
                  key={`${item.division}/${item.shipTo}/${item.itemNumber}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
                >
                  <p className="min-w-0">
                    <span className="block font-medium wrap-anywhere">{item.description}</span>
                    <span className="figures block text-13 wrap-anywhere text-muted">
                      {[item.itemNumber, item.packSizeDescription].filter(Boolean).join(' · ')}
                    </span>
                  </p>
                  <p className="min-w-0 text-13">
                    <Link
                      href={lapsedItemsScreen.at({ division: item.division, shipTo: item.shipTo })}
                      className="block wrap-anywhere"
                    >
                      {item.shipToName}
                    </Link>
                    <span className="block text-muted">{habitText(item)}</span>
                    <span className="block text-warning">{overdueText(item.weeksOverdue)}</span>
                  </p>
                  <p className="md:text-right">
                    <SuggestButton item={item} />
                  </p>
                </li>
              ))}
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
