import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { ListedOrder } from '../order.ts'
import { orderDialog, orderKey } from '../orders.addresses.ts'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { OrderBadge } from './order-badge.tsx'

/** ORDER-1: the list on a phone; each order is one place for a thumb. */
export function OrderCards({
  orders,
  isOfMany,
}: {
  orders: readonly ListedOrder[]
  /** True for a list over several ship-tos: each order names its own. */
  isOfMany: boolean
}) {
  const hrefTo = useHref()
  return (
    <LinkList label="Sales orders">
      {orders.map((order) => (
        <LinkListEntry key={order.id} href={hrefTo(orderDialog.open(isOfMany ? orderKey(order) : order.id))}>
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
          {isOfMany && <span className="truncate text-13">{order.shipToName}</span>}
          <span className="figures truncate text-13 text-muted">
            {plural(order.lines, 'item')} · {order.totalCases} CS
            {order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
            {order.po && ` · ${order.po}`}
            {order.placedByStaffName && ` · Placed by staff: ${order.placedByStaffName}`}
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
