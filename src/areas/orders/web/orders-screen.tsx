import { ClipboardList } from 'lucide-react'
import { useMedia } from '#browser/use-media.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { OrderFilters } from './order-filters.tsx'
import { factsOnPaper } from './filters-in-use.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import { OrdersDownload } from './orders-download.tsx'
import { outsideText } from './outside-text.ts'
import { useOrderList } from './use-order-list.ts'

/** ORDER-1: /salesorders, updating live. */
export function OrdersScreen() {
  const isPhone = useMedia('phone')
  const { search, change, pageSize, list, timeZoneOf } = useOrderList()
  const { data } = list
  const outside = data && outsideText(data.orders, data)
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h1 className="text-20 font-semibold">Sales orders</h1>
        <span className="print:hidden">
          <OrdersDownload search={search} />
        </span>
      </div>
      {data && <PrintFacts facts={factsOnPaper(search, data)} />}
      <OrderFilters search={search} change={change} range={data} />
      <CallList
        call={list}
        what="The orders"
        isEmpty={({ orders }) => orders.length === 0}
        empty={
          <EmptyState title="No orders in this range" picture={<ClipboardList size={40} aria-hidden="true" />}>
            Widen the dates or take a filter off. Orders appear here as soon as they are placed.
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {outside && (
              <p role="status" className="pb-2 text-13 text-info">
                {outside}
              </p>
            )}
            {isPhone ? (
              <OrderCards orders={data.orders} isOfMany={search.everywhere} />
            ) : (
              <OrderTable orders={data.orders} timeZoneOf={timeZoneOf} search={search} change={change} />
            )}
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords ?? data.orders.length}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
