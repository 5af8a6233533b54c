import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useOpenShipTo } from '#areas/customers/web/public.tsx'
import { OrderBadge } from '#areas/orders/web/public.tsx'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getWorkQueue, queueLimits } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Queue = CallAnswer<typeof getWorkQueue>

/**
 * SHELL-8: what waits for staff, over all customers they look after: how many, the first of each,
 * and a way to each.
 */
export function WorkQueue() {
  const [showsAll, setShowsAll] = useState(false)
  const query = showsAll ? { limit: queueLimits.max } : {}
  const { data, error, refetch } = useCall(getWorkQueue, { query }, { keepPrevious: true })
  if (error && !data) return <ErrorState failure={error} what="What waits for you" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full" />
  const lists = [data.failedOrders, data.openCarts, ...(data.overdueAccounts ? [data.overdueAccounts] : [])]
  const hasMore = lists.some(({ total }) => total > queueLimits.first)
  return (
    <>
      <Lists queue={data} />
      {hasMore && (
        <div>
          <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show the first ${queueLimits.first} of each` : 'Show all'}
          </Button>
        </div>
      )}
    </>
  )
}

function Lists({ queue: { failedOrders, openCarts, overdueAccounts } }: { queue: Queue }) {
  const open = useOpenShipTo()
  const go = useGo()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
      <QueueCard title="Orders that failed" list={failedOrders} nothing="No order of the last two weeks has failed.">
        {failedOrders.entries.map((order) => (
          <Entry
            key={order.id}
            shipTo={order.shipTo}
            onOpen={() => open(order.shipTo, ordersScreen.at({}, orderDialog.open(order.id)))}
            amount={<MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />}
            mark={<OrderBadge status={order.status} />}
            what={`${order.orderNumber} · placed ${formatDay(order.placedOn)}${forDelivery(order.deliveryDate)}`}
            below={order.reason}
          />
        ))}
      </QueueCard>
      <QueueCard title="Carts not ordered yet" list={openCarts} nothing="No filled cart is due in the next days.">
        {openCarts.entries.map((cart) => (
          <Entry
            key={cart.id}
            shipTo={cart.shipTo}
            onOpen={() => open(cart.shipTo, reviewCartScreen.at({ cart: cart.id }))}
            amount={plural(cart.lines, 'item')}
            what={[
              cart.po && `PO ${cart.po}`,
              cart.deliveryDate ? `delivery ${formatDay(cart.deliveryDate)}` : 'no delivery date',
              `changed ${formatDay(cart.changedOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            below={cart.isVisibleToCustomer ? '' : 'Not visible to customer'}
          />
        ))}
      </QueueCard>
      {overdueAccounts && (
        <QueueCard title="Past due ship-tos" list={overdueAccounts} nothing="Nobody is late.">
          {overdueAccounts.entries.map(({ shipTo, pastDue, invoices, oldestDueDate }) => (
            <Entry
              key={`${shipTo.division}/${shipTo.number}`}
              shipTo={shipTo}
              onOpen={() => go(customerScreen.at({ division: shipTo.division, billTo: shipTo.billTo }))}
              amount={<MoneyText cents={pastDue} />}
              what={`${plural(invoices, 'invoice')} past due since ${formatDay(oldestDueDate)}`}
              below=""
            />
          ))}
        </QueueCard>
      )}
    </div>
  )
}

const forDelivery = (date: CalendarDate | null): string => (date ? ` · delivery ${formatDay(date)}` : '')

/** One list with how many there are. */
function QueueCard({
  title,
  list: { total, entries },
  nothing,
  children,
}: {
  title: string
  list: { readonly total: number; readonly entries: readonly unknown[] }
  nothing: string
  children: ReactNode
}) {
  return (
    <DashboardCard title={total > 0 ? `${title} (${total.toLocaleString('en-US')})` : title}>
      {total === 0 && <Nothing>{nothing}</Nothing>}
      <ul>{children}</ul>
      {entries.length < total && (
        <p className="px-4 py-2 text-13 text-muted">{(total - entries.length).toLocaleString('en-US')} more</p>
      )}
    </DashboardCard>
  )
}

/** One customer's entry: who, what and how much; it opens where the work is done. */
function Entry({
  shipTo,
  onOpen,
  amount,
  mark,
  what,
  below,
}: {
  shipTo: ShipToChoice
  onOpen: () => void
  amount: ReactNode
  mark?: ReactNode
  what: string
  /** A further line; empty for none. */
  below: string
}) {
  return (
    <li className="border-b border-line last:border-0">
      <AriaButton
        onPress={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2 text-left data-focus-visible:-outline-offset-2 data-hovered:bg-sunken"
      >
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium text-action">{shipTo.name}</span>
          {mark}
        </span>
        <span className="figures text-right">{amount}</span>
        <span className="figures col-span-2 text-13 text-muted">
          {shipTo.number} · {what}
        </span>
        {below && <span className="col-span-2 text-13">{below}</span>}
      </AriaButton>
    </li>
  )
}
