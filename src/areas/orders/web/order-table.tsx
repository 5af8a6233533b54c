import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { OrderSummary } from '../order.ts'
import { OrderBadge } from './order-badge.tsx'
import { nextSort, type OrderSearch, type OrderSort } from './order-search.ts'

const columns: readonly (readonly [label: string, sort: OrderSort | null, align: 'left' | 'right'])[] = [
  ['Order', 'orderNumber', 'left'],
  ['PO', null, 'left'],
  ['Placed', 'placedAt', 'left'],
  ['Delivery', 'deliveryDate', 'left'],
  ['Status', 'status', 'left'],
  ['Items', null, 'right'],
  ['Subtotal', 'subtotal', 'right'],
]

/** The day of an instant where the reader is: "Thu, Nov 19". */
const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' })

/** ORDER-1: the list on a desktop and a tablet; a column sorts up, down, and not at all (UI-6). */
export function OrderTable({
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
                    {search.sort !== sort ? (
                      <ArrowUpDown size={12} aria-hidden="true" className="opacity-50" />
                    ) : search.direction === 'asc' ? (
                      <ArrowUp size={12} aria-hidden="true" />
                    ) : (
                      <ArrowDown size={12} aria-hidden="true" />
                    )}
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
        {order.placedByStaff && <span className="pl-2 text-12 text-muted">by staff</span>}
      </td>
      <td className="max-w-40 truncate px-3">{order.po || '-'}</td>
      <td className="figures px-3 whitespace-nowrap">{dayOf(order.placedAt)}</td>
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
