import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useSearchOf } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { Order } from '#areas/orders/order.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { OrderBadge, OrderTimeline } from '#areas/orders/web/public.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ThanksHead } from '#ui/thanks-head.tsx'
import { quantityText } from '#areas/orders/rules/line-outcome.ts'
import { orderPlacedScreen } from '../checkout.addresses.ts'

/** Lines that are listed by name. */
const maxLines = 8

/** An address without an order of this ship-to. */
const noSuchOrder = {
  text: 'This ship-to has no such order.',
  action: (
    <Link href={ordersScreen.at()} className={buttonLook('secondary')}>
      All orders
    </Link>
  ),
}

/**
 * CHECK-4: what was ordered, when it comes, what happens next, and the way back to the next task.
 */
export function ThankYouScreen() {
  const params = useShipToParams()
  const { placed: orderId = '' } = useSearchOf(orderPlacedScreen)
  const { data, error, refetch } = useCall(getOrder, params && orderId ? { params: { ...params, orderId } } : null)
  if (!orderId) return <ErrorState failure={{ status: 404, message: '' }} missing={noSuchOrder} />
  if (error && !data)
    return <ErrorState failure={error} what="The order" missing={noSuchOrder} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="page">
        <Skeleton className="mt-6 h-80 w-full max-w-[640px]" />
      </div>
    )
  const { order } = data
  return (
    <div className="page grid gap-5 *:max-w-[1080px] md:pt-6">
      <ThanksHead>
        Order <strong className="figures text-ink">{order.orderNumber}</strong> is{' '}
        {order.version > 1 ? 'changed' : 'placed'}. A confirmation is on its way to your mailbox.
      </ThanksHead>
      <p className="flex flex-wrap gap-2">
        <Link href={shopScreen.at()} className={buttonLook('primary')}>
          Back to the shop
        </Link>
        <Link href={ordersScreen.at({}, orderDialog.open(order.id))} className={buttonLook('secondary')}>
          View the order
        </Link>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="grid gap-3 rounded-dialog border border-line bg-raised p-5">
          <p className="flex items-center justify-between gap-3">
            <span className="text-16 font-semibold">
              {order.deliveryDate ? `Arrives ${formatDay(order.deliveryDate)}` : 'Delivery date to be set'}
            </span>
            <OrderBadge status={order.status} />
          </p>
          <OwnDays order={order} />
          <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-3 gap-y-1">
            <dt className="text-muted">Ship to</dt>
            <dd className="min-w-0 text-right">
              {order.shipToName} <span className="figures text-muted">{order.shipTo}</span>
            </dd>
            <dt className="text-muted">PO</dt>
            <dd className="figures min-w-0 text-right">{order.po || '-'}</dd>
          </dl>
          <div className="border-t border-line pt-3">
            <h2 className="pb-2 text-13 font-semibold text-muted">What happens next</h2>
            <OrderTimeline order={order} timeZone={data.timeZone} />
          </div>
        </section>
        <Ordered order={order} />
      </div>
    </div>
  )
}

/** What was ordered, the first lines by name; all of them are in the order. */
function Ordered({ order }: { order: Order }) {
  const more = order.items.length - maxLines
  return (
    <section className="grid gap-3 rounded-dialog border border-line bg-raised p-5">
      <h2 className="text-13 font-semibold text-muted">What was ordered</h2>
      <ul className="grid gap-1.5">
        {order.items.slice(0, maxLines).map(({ lineNumber, description, orderedCases, orderedUnits }) => (
          <li key={lineNumber} className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 break-words">{description}</span>
            <span className="figures shrink-0 text-muted">
              {quantityText({ cases: orderedCases, units: orderedUnits })}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {plural(more, 'more item')}</li>}
      </ul>
      <p className="figures flex justify-between gap-3 border-t border-line pt-3">
        <span className="text-muted">
          {plural(order.lines, 'item')} · {order.totalCases} CS
          {order.totalUnits > 0 && ` · ${order.totalUnits} EA`}
        </span>
        <strong>
          <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
        </strong>
      </p>
    </section>
  )
}

/** CHECK-5: drop-ship and just-in-time items come on days of their own. */
function OwnDays({ order }: { order: Order }) {
  const days = new Map<string, string[]>()
  for (const { deliveryDate, description } of order.items)
    if (deliveryDate !== null) days.set(deliveryDate, [...(days.get(deliveryDate) ?? []), description])
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, descriptions]) => (
      <p key={day} className="text-13 text-muted">
        <strong className="font-semibold text-ink">{formatDay(day)}:</strong> {descriptions.join(', ')}
      </p>
    ))
}
