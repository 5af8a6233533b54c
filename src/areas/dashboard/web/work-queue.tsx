import type { ReactNode } from 'react'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { OrderBadge } from '#areas/orders/web/public.tsx'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getWorkQueue } from '../dashboard.endpoints.ts'
import { DashboardCard, Nothing } from './dashboard-card.tsx'

type Place = CallAnswer<typeof getWorkQueue>['openCarts'][number]

/** One customer's entry: who, what, and how much. */
function Entry({
  place,
  what,
  amount,
}: {
  place: Pick<Place, 'shipTo' | 'shipToName'>
  what: ReactNode
  amount: ReactNode
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-4 py-2 last:border-0">
      <span className="truncate font-medium">{place.shipToName}</span>
      <span className="text-right">{amount}</span>
      <span className="figures truncate text-13 text-muted">{place.shipTo}</span>
      <span className="text-right text-13 text-muted">{what}</span>
    </li>
  )
}

/** SHELL-8: what waits for staff, over all customers they look after. */
export function WorkQueue() {
  const { data, error, refetch } = useCall(getWorkQueue, {})
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full" />
  const { failedOrders, openCarts, overdueAccounts } = data
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
      <DashboardCard title="Orders that failed">
        {failedOrders.length === 0 && <Nothing>No order of the last two weeks failed.</Nothing>}
        <ul>
          {failedOrders.map((order) => (
            <Entry
              key={order.id}
              place={order}
              amount={<OrderBadge status={order.status} />}
              what={order.orderNumber}
            />
          ))}
        </ul>
      </DashboardCard>
      <DashboardCard title="Carts not ordered yet">
        {openCarts.length === 0 && <Nothing>No filled cart is due in the next days.</Nothing>}
        <ul>
          {openCarts.map((cart) => (
            <Entry
              key={cart.id}
              place={cart}
              amount={plural(cart.lines, 'item')}
              what={`${cart.po ? `${cart.po} · ` : ''}delivery ${formatDay(cart.deliveryDate)}`}
            />
          ))}
        </ul>
      </DashboardCard>
      {overdueAccounts && (
        <DashboardCard title="Past due accounts">
          {overdueAccounts.length === 0 && <Nothing>Nobody is late.</Nothing>}
          <ul>
            {overdueAccounts.map((account) => (
              <Entry
                key={`${account.division}/${account.shipTo}`}
                place={account}
                amount={<MoneyText cents={account.pastDue} />}
                what={`${plural(account.invoices, 'invoice')} since ${formatDay(account.oldestDueDate)}`}
              />
            ))}
          </ul>
        </DashboardCard>
      )}
    </div>
  )
}
