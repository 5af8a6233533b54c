import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { ListedOrder } from '../order.ts'
import { orderDialog, orderKey } from '../orders.addresses.ts'
import { OrderBadge } from './order-badge.tsx'
import type { OrderSearch, OrderSort } from './order-search.ts'

const columnsOf = (isOfMany: boolean, hasRoom: boolean): readonly TableColumn<OrderSort>[] => [
  { label: 'Order', sort: 'orderNumber' },
  ...(isOfMany ? [{ label: 'Ship-to' }] : []),
  ...(hasRoom ? [{ label: 'PO' }] : []),
  { label: 'Placed', sort: 'placedAt' },
  { label: 'Delivery', sort: 'deliveryDate' },
  { label: 'Status', sort: 'status' },
  { label: 'Items', align: 'right' },
  { label: 'Subtotal', sort: 'subtotal', align: 'right' },
]

/** ORDER-1: the list on a desktop and a tablet; a column sorts up, down, and not at all (UI-6). */
export function OrderTable({
  orders,
  timeZoneOf,
  search,
  change,
}: {
  orders: readonly ListedOrder[]
  /** The division's: an order was placed on its day, wherever it is read. */
  timeZoneOf: (division: string) => string
  search: OrderSearch
  change: (part: Partial<Record<keyof OrderSearch, unknown>>) => void
}) {
  const hasRoom = useMedia(search.everywhere ? 'wide' : 'desktop')
  return (
    <Table
      label="Sales orders"
      columns={columnsOf(search.everywhere, hasRoom)}
      className="min-w-[680px]"
      state={search}
      // What is usual does not stand in the address.
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          timeZone={timeZoneOf(order.division)}
          isOfMany={search.everywhere}
          hasRoom={hasRoom}
        />
      ))}
    </Table>
  )
}

function OrderRow({
  order,
  timeZone,
  isOfMany,
  hasRoom,
}: {
  order: ListedOrder
  timeZone: string
  isOfMany: boolean
  /** False: the PO stands below the number, and the cases below the lines. */
  hasRoom: boolean
}) {
  const go = useGo()
  const href = useHref()(orderDialog.open(isOfMany ? orderKey(order) : order.id))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="py-1">
        <Link href={href} className="figures font-medium text-action no-underline data-hovered:underline">
          {order.orderNumber}
        </Link>
        {!hasRoom && order.po && <span className="figures block max-w-36 truncate text-12 text-muted">{order.po}</span>}
        {order.placedByStaffName && (
          <span className="block max-w-36 truncate text-12 text-muted lg:max-w-none">
            Placed by staff: {order.placedByStaffName}
          </span>
        )}
      </TableCell>
      {isOfMany && (
        <TableCell className="max-w-56 py-1">
          <span className="block truncate">{order.shipToName}</span>
          <span className="figures block truncate text-12 text-muted">
            {order.shipTo} · {order.division}
          </span>
        </TableCell>
      )}
      {hasRoom && <TableCell className="max-w-40 truncate">{order.po || '-'}</TableCell>}
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
        {plural(order.lines, 'line')}
        {hasRoom && ' · '}
        <span className={hasRoom ? '' : 'block text-12'}>
          {order.totalCases} CS{order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
        </span>
      </TableCell>
      <TableCell isNumber className="font-medium">
        <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
      </TableCell>
    </TableRow>
  )
}
