import { getDayPlan } from '#areas/sales-analytics/day-plan.endpoints.ts'
import { lapsedItemsScreen } from '#areas/sales-analytics/sales-analytics.addresses.ts'
import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatClockTime } from '#kit/clock-time.ts'
import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { DescribedWork } from './describe-work.tsx'
import { ActionLink } from './work-entry.tsx'

type Plan = CallAnswer<typeof getDayPlan>

/**
 * STAFF-6: customers to call today, and items they stopped buying, for who may see sales; of one
 * sales rep where an e-mail address is given.
 */
export function useDayPlan(limit: number | undefined, rep: string | undefined) {
  const actor = useActor()
  const query = { ...(limit !== undefined && { limit: String(limit) }), ...(rep !== undefined && { rep }) }
  const call = useCall(getDayPlan, actor.can('salesAnalytics') ? { query } : null, { keepPrevious: true })
  const { data, error, refetch } = call
  const mayOrder = actor.can('manageCart')
  return {
    work: data
      ? [
          ...data.withoutOrder.entries.map((entry) => describeWithoutOrder(entry, mayOrder)),
          ...data.lapsedItems.entries.map(describeLapsed),
        ]
      : [],
    total: data ? data.withoutOrder.total + data.lapsedItems.total : 0,
    words: data
      ? [
          data.withoutOrder.total > 0 && `${plural(data.withoutOrder.total, 'customer')} without an order today`,
          data.lapsedItems.total > 0 && `${plural(data.lapsedItems.total, 'customer')} with lapsed items`,
        ]
      : [],
    failed: error && !data ? [{ what: 'The day plan', failure: error, onRetry: () => void refetch() }] : [],
  }
}

function describeWithoutOrder(entry: Plan['withoutOrder']['entries'][number], mayOrder: boolean): DescribedWork {
  const { shipTo, phone, email, today, cutOffAt, deliveryDate, timeZone, medianDays, lastOn } = entry
  const place = { division: shipTo.division, shipTo: shipTo.number }
  const href = shopScreen.at({}, forShipTo(place))
  const at = new Date(cutOffAt)
  return {
    kind: 'noOrder',
    cutOffAt,
    entry: {
      key: `no-order/${place.division}/${place.shipTo}`,
      title: shipTo.name,
      number: shipTo.number,
      href,
      reason: `No order for ${formatDay(deliveryDate, today)} · Order by ${formatDay(todayIn(timeZone, at))}, ${formatClockTime(at, timeZone)}`,
      age: `last ${formatDay(lastOn, today)}`,
      amount: medianDays === 1 ? 'every day' : `every ${medianDays} days`,
      phone,
      email,
      subject: `Your order for ${formatDay(deliveryDate)}`,
      action: mayOrder && (
        <ActionLink href={href} label={`Start order for ${shipTo.name}`}>
          Start order
        </ActionLink>
      ),
    },
  }
}

function describeLapsed(entry: Plan['lapsedItems']['entries'][number]): DescribedWork {
  const { shipTo, phone, email, today, items, description, lastOn, weeksOverdue } = entry
  const href = lapsedItemsScreen.at({ division: shipTo.division, shipTo: shipTo.number })
  return {
    kind: 'lapsed',
    entry: {
      key: `lapsed/${shipTo.division}/${shipTo.number}`,
      title: shipTo.name,
      number: shipTo.number,
      href,
      reason: `Not bought any more: ${description}${items > 1 ? ` and ${items - 1} more` : ''}, last ${formatDay(lastOn, today)}`,
      age: weeksOverdue === 0 ? 'just overdue' : `${plural(weeksOverdue, 'week')} overdue`,
      amount: plural(items, 'item'),
      phone,
      email,
      subject: 'Items you used to buy',
      action: (
        <ActionLink href={href} label={`Suggest items to ${shipTo.name}`}>
          Suggest
        </ActionLink>
      ),
    },
  }
}
