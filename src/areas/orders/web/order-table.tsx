import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { OrderSummary } from '../order.ts'
import { orderDialog } from '../orders.addresses.ts'
import { OrderBadge } from './order-badge.tsx'
import type { OrderSearch, OrderSort } from './order-search.ts'

const columns: readonly TableColumn<OrderSort>[] = [
  { label: 'Order', sort: 'orderNumber' },
  { label: 'PO' },
  { label: 'Placed', sort: 'placedAt' },
  { label: 'Delivery', sort: 'deliveryDate' },
  { label: 'Status', sort: 'status' },
  { label: 'Items', align: 'right' },
  { label: 'Subtotal', sort: 'subtotal', align: 'right' },
]

/** ORDER-1: the list on a desktop and a tablet; a column sorts up, down, and not at all (UI-6). */
export function OrderTable({
  orders,
  timeZone,
  search,
  change,
}: {
  orders: readonly OrderSummary[]
  /** The division's: an order was placed on its day, wherever it is read. */
  timeZone: string
  search: OrderSearch
  change: (part: Partial<Record<keyof OrderSearch, unknown>>) => void
}) {
  return (
    <Table
      label="Sales orders"
      columns={columns}
      state={search}
      // What is usual does not stand in the address.
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} timeZone={timeZone} />
      ))}
    </Table>
  )
}

function OrderRow({ order, timeZone }: { order: OrderSummary; timeZone: string }) {
  const go = useGo()
  const href = useHref()(orderDialog.open(order.id))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="py-1">
        <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
          {order.orderNumber}
        </Link>
        {order.placedByStaffName && (
          <span className="block text-12 text-muted">Placed by staff: {order.placedByStaffName}</span>
        )}
      </TableCell>
      <TableCell className="max-w-40 truncate">{order.po || '-'}</TableCell>
      <TableCell className="figures whitespace-nowrap">
        {formatDay(todayIn(timeZone, new Date(order.placedAt)))}
      </TableCell>
      <TableCell className="figures whitespace-nowrap">
        {order.deliveryDate ? formatDay(order.deliveryDate) : '-'}
      </TableCell>
      <TableCell>
        <OrderBadge status={order.status} />
      </TableCell>
      <TableCell isNumber className="text-muted">
        {plural(order.lines, 'line')} · {order.totalCases} CS{order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
      </TableCell>
      <TableCell isNumber className="font-medium">
        <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
      </TableCell>
    </TableRow>
  )
}
