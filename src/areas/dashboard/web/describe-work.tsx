import { cartAddress, reorderDialog } from '#areas/checkout/checkout.addresses.ts'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { orderAddress, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { statusWord } from '#areas/orders/web/public.tsx'
import type { CallAnswer } from '#contract/endpoint.ts'
import { combine } from '#contract/address.ts'
import type { Actor } from '#kit/actor.ts'
import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, daysBetween, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { poText } from '#areas/carts/rules/po-text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { Work } from '../rules/rank-work.ts'
import type { getWorkQueue } from '../work-queue.endpoints.ts'
import { ActionLink, type WorkEntry } from './work-entry.tsx'

type Queue = CallAnswer<typeof getWorkQueue>
type Listed<Name extends 'failedOrders' | 'openCarts' | 'overdueAccounts'> = NonNullable<Queue[Name]>['entries'][number]

/** What decides on the place of an entry, with how it reads. */
export type DescribedWork = Work & { readonly entry: WorkEntry }

const ago = (date: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(date, today)
  return days === 0 ? 'today' : `${plural(days, 'day')} ago`
}
const titleOf = ({ shipTo, phone, email }: Listed<'failedOrders' | 'openCarts' | 'overdueAccounts'>) => ({
  title: shipTo.name,
  number: shipTo.number,
  phone,
  email,
})

/** SHELL-8: an order that the ERP refused or nobody took. */
function describeOrder(order: Listed<'failedOrders'>, actor: Actor): DescribedWork {
  const { id, shipTo, orderNumber, status, deliveryDate, placedOn, today, reason } = order
  const place = { division: shipTo.division, shipTo: shipTo.number }
  const forDay = deliveryDate ? ` for ${formatDay(deliveryDate, today)}` : ''
  const why = reason || (status === 'Expired' ? 'The ERP did not take it in time.' : 'The ERP gave no reason.')
  return {
    kind: 'order',
    deliveryDate,
    today,
    entry: {
      ...titleOf(order),
      key: id,
      href: orderAddress({ ...place, id }),
      reason: `Order ${orderNumber}${forDay} ${statusWord(status).toLowerCase()}. ${why}`,
      age: `placed ${ago(placedOn, today)}`,
      amount: <MoneyText cents={order.subtotal} isEstimate={order.isEstimate} />,
      subject: `Order ${orderNumber}`,
      action: actor.can('manageCart') && (
        <ActionLink
          href={ordersScreen.at({}, combine(forShipTo(place), reorderDialog.open(id)))}
          label={`Reorder ${orderNumber} of ${shipTo.name}`}
        >
          Reorder
        </ActionLink>
      ),
    },
  }
}

/** SHELL-8: a filled cart that nobody has ordered yet. */
function describeCart(cart: Listed<'openCarts'>, now: Date): DescribedWork {
  const { id, shipTo, po, deliveryDate, cutOffAt, timeZone, lines, cases, changedOn, today } = cart
  const href = cartAddress({ division: shipTo.division, shipTo: shipTo.number, id })
  const reason = [
    cases > 0 ? `${plural(lines, 'item')}, ${cases.toLocaleString('en-US')} CS` : plural(lines, 'item'),
    po && poText(po),
    deliveryDate ? `For ${formatDay(deliveryDate, today)}` : 'No delivery date',
    cutOffAt ? cutOffWords(new Date(cutOffAt), timeZone, now) : '',
    cart.isVisibleToCustomer ? '' : 'Not visible to customer',
  ]
  return {
    kind: 'cart',
    deliveryDate,
    cutOffAt,
    today,
    entry: {
      ...titleOf(cart),
      key: id,
      href,
      reason: reason.filter(Boolean).join(' · '),
      age: `changed ${ago(changedOn, today)}`,
      amount: <MoneyText cents={cart.subtotal} isEstimate={cart.isEstimate} />,
      subject: deliveryDate ? `Your order for ${formatDay(deliveryDate)}` : 'Your open cart',
      action: (
        <ActionLink href={href} label={`Review cart of ${shipTo.name}`}>
          Review cart
        </ActionLink>
      ),
    },
  }
}

function cutOffWords(cutOffAt: Date, timeZone: string, now: Date): string {
  const when = `${formatDay(todayIn(timeZone, cutOffAt))}, ${formatClockTime(cutOffAt, timeZone)}`
  return cutOffAt <= now ? `The cut-off has passed (${when})` : `Order by ${when}`
}

/** SHELL-8: a ship-to that owes more than it should. */
function describeAccount(account: Listed<'overdueAccounts'>): DescribedWork {
  const { shipTo, invoices, oldestDueDate, pastDue, today } = account
  return {
    kind: 'account',
    oldestDueDate,
    today,
    entry: {
      ...titleOf(account),
      key: `${shipTo.division}/${shipTo.number}`,
      href: customerScreen.at({ division: shipTo.division, billTo: shipTo.billTo }),
      reason: `${plural(invoices, 'invoice')} past due since ${formatDay(oldestDueDate, today)}`,
      age: plural(daysBetween(oldestDueDate, today), 'day'),
      amount: <MoneyText cents={pastDue} />,
      subject: `Past due invoices of ${shipTo.name}`,
      action: null,
    },
  }
}

/** The three lists of the queue, as one. */
export const describeWork = (queue: Queue, actor: Actor): DescribedWork[] => [
  ...(queue.failedOrders?.entries ?? []).map((order) => describeOrder(order, actor)),
  ...(queue.openCarts?.entries ?? []).map((cart) => describeCart(cart, new Date(queue.serverTime))),
  ...(queue.overdueAccounts?.entries ?? []).map(describeAccount),
]
