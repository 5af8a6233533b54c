import { customersToTell } from '#areas/carts/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { type StandingNews, standingMail } from '../rules/standing-mail.ts'
import { standingOrderAddress } from '../standing-orders.addresses.ts'
import type { LineProblem } from '../standing-orders.ts'
import type { StoredOrder } from './standing-order.store.ts'
import type { DueOrder } from './work.store.ts'

/** The delivery that there is news of. */
export interface NewsOf {
  readonly order: StoredOrder
  readonly due: DueOrder
  readonly delivery: { readonly deliverOn: CalendarDate; readonly cutOffAt: Date }
  readonly problems: readonly LineProblem[]
  readonly publicUrl: string
}

/**
 * NEXT-4, NEXT-7: notifies the owner of a standing order, in the transaction of the change; when
 * the owner is not active any more, the customer's people.
 */
export async function notifyOwner(
  tx: Queries,
  { order, due, delivery, problems, publicUrl }: NewsOf,
  news: StandingNews,
): Promise<void> {
  const { name, ownerId, isOwnerActive } = order
  const { shipToName, timeZone } = due
  const { deliverOn, cutOffAt } = delivery
  const url = publicUrl + standingOrderAddress(order)
  const texts = standingMail({ name, shipToName, deliverOn, cutOffAt, timeZone, problems, url }, news)
  const others = isOwnerActive ? [] : await customersToTell(tx, { ...order, extOwnerId: null })
  const userIds = isOwnerActive ? [ownerId] : others.map(({ userId }) => userId)
  for (const userId of userIds) await notify(tx, userId, 'standingOrder', texts)
}
