import { ClipboardList } from 'lucide-react'
import { Suspense } from 'react'
import { useMedia } from '#browser/use-media.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderFilters } from './order-filters.tsx'
import { factsOnPaper } from './filters-in-use.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import { OrdersDownload } from './orders-download.tsx'
import { outsideText } from './outside-text.ts'
import { useOrderList } from './use-order-list.ts'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

/** ORDER-1: /salesorders, updating live. */
export function OrdersScreen() {
  const isPhone = useMedia('phone')
  const { search, change, pageSize, data, error, isPlaceholderData, timeZoneOf, retry } = useOrderList()
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
      {error && !data ? (
        <ErrorState failure={error} what="The orders" onRetry={retry} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 10 }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.orders.length === 0 ? (
            <EmptyState title="No orders in this range" picture={<ClipboardList size={40} aria-hidden="true" />}>
              Widen the dates or take a filter off. Orders appear here as soon as they are placed.
            </EmptyState>
          ) : (
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
              <div className="min-h-12 pt-4">
                <Suspense>
                  <Pagination
                    pageNo={data.pageNo}
                    pageSize={pageSize}
                    total={data.totalRecords ?? data.orders.length}
                    onPage={(page) => change({ page })}
                  />
                </Suspense>
              </div>
            </>
          )}
        </Refreshing>
      )}
    </div>
  )
}
