import { reorderDialog } from '#areas/checkout/checkout.addresses.ts'
import { helpDialog } from '#areas/help/help.addresses.ts'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useMode } from '#browser/app-mode.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo, useHref } from '#browser/navigation.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { OrderBadge, orderMeanings } from '#areas/orders/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { getDashboard } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Orders = NonNullable<CallAnswer<typeof getDashboard>['orders']>

/** SHELL-8: orders on their way, failed ones first. */
export function OrdersCard({ orders, today }: { orders: Orders; today: CalendarDate }) {
  const hrefTo = useHref()
  return (
    <DashboardCard title="Orders on their way" href={ordersScreen.at()} linkText="All orders">
      {orders.length === 0 && <Nothing>No order is under way.</Nothing>}
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-0">
            <Link
              href={hrefTo(orderDialog.open(order.id))}
              className="grid grid-cols-[minmax(0,1fr)] px-4 py-2 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
            >
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="figures font-medium text-action">{order.orderNumber}</span>
                <OrderBadge status={order.status} />
                <span className="ml-auto">
                  <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />
                </span>
              </span>
              <span className="flex items-baseline justify-between gap-x-3 text-13 text-muted">
                <span className="truncate">
                  {order.deliveryDate ? `Delivery ${formatDay(order.deliveryDate, today)}` : 'No delivery date'}
                  {order.po && ` · ${order.po}`}
                </span>
                <span className="shrink-0">{plural(order.lines, 'item')}</span>
              </span>
            </Link>
            {order.status === 'Failed' && <Remedy order={order} />}
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}

/** Why an order failed, and what its buyer can do: order it again, or ask. */
function Remedy({ order: { id, orderNumber, reason } }: { order: Orders[number] }) {
  const go = useGo()
  const isRestaurant = useMode() === 'restaurant'
  const mayReorder = useActor().can('manageCart') && isRestaurant
  return (
    <div className="grid gap-1 px-4 pb-2.5">
      <p className="text-13 break-words">{reason || orderMeanings.Failed}</p>
      <p className="flex flex-wrap gap-2">
        {mayReorder && (
          <Button size="small" aria-label={`Reorder ${orderNumber}`} onPress={() => go(reorderDialog.open(id))}>
            Reorder
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={() => go(helpDialog.open())}>
          Contact us
        </Button>
      </p>
    </div>
  )
}
