import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { OrderSummary } from '../order.ts'
import { orderDialog } from '../orders.addresses.ts'
import { OrderBadge } from './order-badge.tsx'

/** ORDER-1: the list on a phone; each order is one place for a thumb. */
export function OrderCards({ orders }: { orders: readonly OrderSummary[] }) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Sales orders" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {orders.map((order) => (
        <li key={order.id} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(orderDialog.open(order.id))}
            className="grid gap-1 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
          >
            <span className="flex items-center justify-between gap-3">
              <span className="figures font-semibold text-action">{order.orderNumber}</span>
              <OrderBadge status={order.status} />
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span>{order.deliveryDate ? `Delivery ${formatDay(order.deliveryDate)}` : 'No delivery date'}</span>
              <strong>
                <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
              </strong>
            </span>
            <span className="figures truncate text-13 text-muted">
              {plural(order.lines, 'item')} · {order.totalCases} CS
              {order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
              {order.po && ` · ${order.po}`}
              {order.placedByStaffName && ` · Placed by staff: ${order.placedByStaffName}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
