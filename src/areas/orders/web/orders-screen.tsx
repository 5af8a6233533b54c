import { ClipboardList } from 'lucide-react'
import { Suspense } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listOrders } from '../orders.endpoints.ts'
import { OrderFilters } from './order-filters.tsx'
import { factsOnPaper } from './filters-in-use.ts'
import { readOrderSearch } from './order-search.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'

const Pagination = loadOnDemand(() => import('#ui/pagination.tsx').then((module) => module.Pagination))

/** ORDER-1: /salesorders, updating live. */
export function OrdersScreen() {
  const params = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [search, setSearch] = useSearchState(readOrderSearch)
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const query = {
    pageNo: search.page,
    pageSize,
    includeTotal: 'true' as const,
    keyword: search.keyword,
    dateType: search.dateType,
    from: search.from,
    to: search.to,
    statuses: search.statuses.join(',') || undefined,
    soTypes: search.soTypes.join(',') || undefined,
    sort: search.sort,
    sortDirection: search.sort && search.direction,
  }
  const { data, error, refetch, isPlaceholderData } = useCall(listOrders, params && { params, query }, {
    keepPrevious: true,
  })
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">Sales orders</h1>
      {data && <PrintFacts facts={factsOnPaper(search, data)} />}
      <OrderFilters search={search} change={change} range={data} />
      {error && !data ? (
        <ErrorState failure={error} what="The orders" onRetry={() => void refetch()} />
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
              {isPhone ? (
                <OrderCards orders={data.orders} />
              ) : (
                <OrderTable orders={data.orders} timeZone={data.timeZone} search={search} change={change} />
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
