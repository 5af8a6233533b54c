import { Button as AriaButton } from 'react-aria-components'
import type { ReactNode } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { useCall } from '#browser/query.ts'
import { OrderBadge } from '#areas/orders/web/public.tsx'
import { orderTypes } from '#areas/routing/order-types.ts'
import { poText } from '#areas/carts/rules/po-text.ts'
import { Badge } from '#ui/badge.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Customer } from '../customer.ts'
import { getCustomerWork } from '../customer-pages.endpoints.ts'
import { NothingHere, PageCard } from './page-card.tsx'
import { useOpenFor } from './use-open-for.ts'

/** CUST-1: recent orders and open carts; each opens for its own ship-to. */
export function WorkCards({ customer }: { customer: Customer }) {
  const { division, billTo } = customer
  const { data, error, refetch } = useCall(getCustomerWork, { params: { division, billTo } })
  const openFor = useOpenFor(customer)
  if (error && !data) return <ErrorState failure={error} what="Carts and orders" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <>
      {data.carts && (
        <PageCard title="Open carts">
          {data.carts.length === 0 && <NothingHere>No cart is open.</NothingHere>}
          <ul>
            {data.carts.map((cart) => (
              <Entry
                key={cart.id}
                onOpen={() => openFor(cart.shipTo, reviewCartScreen.at({ cart: cart.id }))}
                head={
                  <>
                    <span className="truncate font-medium text-action">
                      {cart.po ? poText(cart.po) : 'Cart without PO'}
                    </span>
                    {!cart.isVisibleToCustomer && <Badge>Not visible to customer</Badge>}
                  </>
                }
                amount={plural(cart.lines, 'item')}
                below={[
                  cart.shipToName,
                  orderTypes[cart.soType],
                  cart.deliveryDate && `delivery ${formatDay(cart.deliveryDate)}`,
                  `changed ${formatDay(cart.changedOn)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </ul>
        </PageCard>
      )}
      {data.orders && (
        <PageCard title="Recent orders">
          {data.orders.length === 0 && <NothingHere>Nothing was ordered yet.</NothingHere>}
          <ul>
            {data.orders.map((order) => (
              <Entry
                key={order.id}
                onOpen={() => openFor(order.shipTo, ordersScreen.at({}, orderDialog.open(order.id)))}
                head={
                  <>
                    <span className="figures font-medium text-action">{order.orderNumber}</span>
                    <OrderBadge status={order.status} />
                  </>
                }
                amount={<MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />}
                below={`${order.shipToName}${order.deliveryDate ? ` · delivery ${formatDay(order.deliveryDate)}` : ''}`}
              />
            ))}
          </ul>
        </PageCard>
      )}
    </>
  )
}

function Entry({
  onOpen,
  head,
  amount,
  below,
}: {
  onOpen: () => void
  head: ReactNode
  amount: ReactNode
  below: string
}) {
  return (
    <li className="border-b border-line last:border-0">
      <AriaButton
        onPress={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)] px-4 py-2 text-left data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          {head}
          <span className="figures ml-auto">{amount}</span>
        </span>
        <span className="truncate text-13 text-muted">{below}</span>
      </AriaButton>
    </li>
  )
}
