import { RotateCcw } from 'lucide-react'
import { reorderDialog } from '#areas/checkout/checkout.addresses.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { combine } from '#contract/address.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Order, OrderLine } from '../order.ts'
import { orderDialog } from '../orders.addresses.ts'
import { getOrder } from '../orders.endpoints.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** ORDER-1: one order beside the list: `?order=ID`. It follows the ERP live. */
export function OrderSheet({ value, close }: DialogProps) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getOrder, params && { params: { ...params, orderId: value } })
  return (
    <SideSheet title={data ? `Order ${data.order.orderNumber}` : 'Order'} isOpen onClose={close}>
      {error && !data ? (
        <ErrorState
          failure={error}
          what="The order"
          missing={{ text: 'This ship-to has no such order.' }}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Content order={data.order} timeZone={data.timeZone} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ order, timeZone }: { order: Order; timeZone: string }) {
  const go = useGo()
  const mayReorder = useActor().can('manageCart')
  const facts: readonly (readonly [string, string])[] = [
    ['PO No', order.po || '-'],
    ['Order Type', orderTypes[order.soType]],
    ['Delivery Date', order.deliveryDate ? formatDay(order.deliveryDate) : '-'],
    ['Ship-to', `${order.shipToName} ${order.shipTo}`],
    // Staff who order as themselves are named once.
    ...(order.placedByStaffName === order.placedByName ? [] : ([['Placed by', order.placedByName || '-']] as const)),
    ...(order.placedByStaffName ? ([['Placed by staff', order.placedByStaffName]] as const) : []),
    ['ERP number', order.erpOrderNumber ?? '-'],
  ]
  return (
    <div className="grid gap-5 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <OrderBadge status={order.status} />
        <strong className="text-20">
          <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
        </strong>
      </div>
      <dl className="two-columns gap-x-8">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="pb-2 font-semibold">Progress</h3>
        <OrderTimeline order={order} timeZone={timeZone} />
      </section>
      <section>
        <div className="flex items-center justify-between gap-3 pb-2">
          <h3 className="font-semibold">Items</h3>
          <span className="flex flex-wrap justify-end gap-2">
            <AddToGuideLink value={`order.${order.id}`} name="all items of this order" closing={orderDialog.closed} />
            {mayReorder && (
              <Button size="small" onPress={() => go(combine(orderDialog.closed, reorderDialog.open(order.id)))}>
                <RotateCcw size={15} aria-hidden="true" />
                Reorder
              </Button>
            )}
          </span>
        </div>
        <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
          {order.items.map((line) => (
            <Line key={line.lineNumber} line={line} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Line({ line }: { line: OrderLine }) {
  const hrefTo = useHref()
  const price = line.perPound !== null ? formatPerPound(line.perPound) : null
  return (
    <li className="flex items-start gap-3 border-b border-line px-3 py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <Link
          href={hrefTo(combine(orderDialog.closed, itemDialog.open(line.itemNumber)))}
          className="block truncate font-medium text-ink no-underline data-hovered:underline"
        >
          {line.description}
        </Link>
        <span className="figures text-12 text-muted">
          {line.itemNumber} · {line.packSizeDescription} · {line.brand}
        </span>
        {line.deliveryDate && <span className="block text-12 text-info">Delivery {formatDay(line.deliveryDate)}</span>}
        {line.note && <span className="block text-12 break-words">{line.note}</span>}
      </span>
      <AddToGuideLink value={line.itemNumber} name={line.description} isIcon closing={orderDialog.closed} />
      <span className="figures text-right text-13 whitespace-nowrap">
        {line.orderedCases > 0 && (
          <span className="block">
            {line.orderedCases} CS × {price ?? formatCents(line.casePrice ?? 0)}
          </span>
        )}
        {line.orderedUnits > 0 && (
          <span className="block">
            {line.orderedUnits} EA × {formatCents(line.eachPrice ?? 0)}
          </span>
        )}
        <OverriddenFrom line={line} />
        <span className="font-medium">
          <MoneyText cents={line.lineTotal} isEstimate={line.isCatchWeight} />
        </span>
      </span>
    </li>
  )
}

/**
 * CART-10: staff read what an overridden price was before; the server returns it to nobody else.
 */
function OverriddenFrom({ line }: { line: OrderLine }) {
  const was = [
    [line.casePriceOverride, line.baseCasePrice],
    [line.eachPriceOverride, line.baseEachPrice],
  ] as const
  return was.map(
    ([override, cents], index) =>
      override &&
      typeof cents === 'number' && (
        <span key={index} className="block text-12 text-warning">
          override, was {formatCents(cents)} {index === 0 ? 'CS' : 'EA'}
        </span>
      ),
  )
}
