import { ArrowDown, ArrowUp, ClipboardList } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-aria-components'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useHrefWith, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OrderSummary } from '../order.ts'
import { listOrders } from '../orders.endpoints.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderFilters } from './order-filters.tsx'
import { nextSort, type OrderSearch, type OrderSort, readOrderSearch } from './order-search.ts'

const Pagination = lazy(() => import('#ui/pagination.tsx').then((module) => ({ default: module.Pagination })))
const pageSize = 30

const columns: readonly (readonly [label: string, sort: OrderSort | null, align: 'left' | 'right'])[] = [
  ['Order', 'orderNumber', 'left'],
  ['PO', null, 'left'],
  ['Placed', 'placedAt', 'left'],
  ['Delivery', 'deliveryDate', 'left'],
  ['Status', 'status', 'left'],
  ['Items', null, 'right'],
  ['Subtotal', 'subtotal', 'right'],
]

/** ORDER-1: /salesorders, updating live. */
export function OrdersScreen() {
  const params = useShipToParams()
  const [search, setSearch] = useSearchState(readOrderSearch)
  const change: typeof setSearch = (part) => setSearch({ page: undefined, ...part })
  const query = {
    pageNo: search.page,
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
    <div className="mx-auto w-full max-w-[1200px] px-4 py-4 lg:px-6">
      <h1 className="pb-3 text-20 font-semibold">Sales orders</h1>
      <OrderFilters key={search.keyword} search={search} change={change} range={data} />
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: 10 }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      ) : data.orders.length === 0 ? (
        <EmptyState title="No orders in this range" picture={<ClipboardList size={40} aria-hidden="true" />}>
          Widen the dates or take a filter off. Orders appear here as soon as they are placed.
        </EmptyState>
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : ''}>
          <Orders orders={data.orders} search={search} change={change} />
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
        </div>
      )}
    </div>
  )
}

function Orders({
  orders,
  search,
  change,
}: {
  orders: readonly OrderSummary[]
  search: OrderSearch
  change: (part: Partial<Record<keyof OrderSearch, unknown>>) => void
}) {
  return (
    <div
      className="overflow-x-auto rounded-dialog border border-line"
      role="region"
      aria-label="Sales orders"
      tabIndex={0}
    >
      <table className="w-full min-w-[760px] bg-raised text-14">
        <thead>
          <tr className="bg-sunken text-12 text-muted">
            {columns.map(([label, sort, align]) => (
              <th
                key={label}
                scope="col"
                aria-sort={
                  sort && search.sort === sort ? (search.direction === 'asc' ? 'ascending' : 'descending') : 'none'
                }
                className={`h-9 px-3 font-semibold ${align === 'right' ? 'text-right' : 'text-left'}`}
              >
                {sort ? (
                  <button
                    type="button"
                    className="inline-flex min-h-8 items-center gap-1"
                    onClick={() => change(nextSort(search, sort))}
                  >
                    {label}
                    {search.sort === sort &&
                      (search.direction === 'asc' ? (
                        <ArrowUp size={12} aria-hidden="true" />
                      ) : (
                        <ArrowDown size={12} aria-hidden="true" />
                      ))}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const go = useGo()
  const href = useHrefWith()({ order: order.id })
  return (
    <tr className="h-10 cursor-pointer border-t border-line hover:bg-sunken" onClick={() => go(href)}>
      <td className="px-3">
        <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
          {order.orderNumber}
        </Link>
        {order.placedByStaff && <span className="block text-12 text-muted">by staff</span>}
      </td>
      <td className="max-w-40 truncate px-3">{order.po || '-'}</td>
      <td className="figures px-3 whitespace-nowrap">{formatDay(order.placedAt.slice(0, 10))}</td>
      <td className="figures px-3 whitespace-nowrap">{order.deliveryDate ? formatDay(order.deliveryDate) : '-'}</td>
      <td className="px-3">
        <OrderBadge status={order.status} />
      </td>
      <td className="figures px-3 text-right whitespace-nowrap text-muted">
        {order.lines} · {order.totalCases} CS{order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
      </td>
      <td className="px-3 text-right font-medium">
        <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
      </td>
    </tr>
  )
}
