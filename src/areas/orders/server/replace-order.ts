import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { replacePurchases } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, publish } from '#platform/events/live-events.ts'
import type { Order } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'
import { mayCancelOrder, mayChangeOrder } from '../rules/may-change-order.ts'
import { type ChangeFacts, lockChangeFacts, type OrderKey } from './change-facts.store.ts'
import { insertLines, type NewOrder } from './insert-order.ts'
import { detailPairs, orderTables, summaryPairs } from './order-columns.ts'
import { readOrder } from './order.store.ts'

/** Who changes or cancels an order, and when. */
export interface OrderChangedBy {
  readonly actor: Actor
  readonly name: string
  readonly now: Date
}

// The former version as staff read it; the lines make room for those of the next one. Its number is
// the one that was decided on: the primary key admits one replacement of it, without any lock too.
/** SQL: keeps the present version of an order; `cartId` null: no cart made the next one. */
export const archive = sql(
  'orders.archive-version',
  `insert into order_versions (order_id, version, content, replaced_at, replaced_by, replaced_by_real_user, cart_id)
   select o.id, :version::integer, json_build_object(${summaryPairs}, ${detailPairs('true')})::jsonb, :now, :userId,
     nullif(:realUserId::uuid, :userId::uuid), :cartId
   from ${orderTables} where o.id = :orderId`,
)
const clearLines = sql('orders.clear-lines', 'delete from order_lines where order_id = :orderId')

const replace = sql(
  'orders.replace',
  `with changed as (
     update orders set version = version + 1, status = 'Placed', po = :po, so_type = :soType,
       delivery_date = :deliveryDate, modified_at = :now, total_cases = :totalCases, total_units = :totalUnits,
       total_weight_hundredths = :weightHundredths, subtotal_cents = :subtotal, has_estimates = :hasEstimates,
       tracking = '', expected_at = null, departs_at = null
     where id = :id
   ), lines as (
     ${insertLines}
   )
   insert into order_status_changes (order_id, at, status, message) values (:id, :now, 'Placed', :message)
   on conflict (order_id, at, status) do update set message = excluded.message`,
)

/** What a ship-to ordered of these items, counted again: of a removed item one order less. */
const recount = sql(
  'orders.recount-purchases',
  replacePurchases(`select :division, :shipTo, n, count(h.id), max(h.placed_at)
     from unnest(:itemNumbers::text[]) n
     left join (select distinct l.order_id, l.item_number from order_lines l
                where l.division = :division and l.ship_to = :shipTo and l.item_number = any(:itemNumbers::text[])) l
       on l.item_number = n
     left join orders h on h.id = l.order_id and h.status not in ('Failed', 'Expired', 'Cancelled')
     group by n order by n`),
)

const itemsOf = sql(
  'orders.items-of',
  'select array_agg(distinct item_number) as items from order_lines where order_id = :orderId',
)
const itemNumbersOf = async (tx: Queries, orderId: string): Promise<readonly string[]> =>
  (await tx.row<{ items: string[] | null }>(itemsOf({ orderId }))).items ?? []

/**
 * NEXT-2: the next version of an order takes the place of the present one, which is kept. Its row
 * is locked: of two changes, a cancellation and the ERP only one comes first, and the others are
 * decided on what it left. Refused after the cut-off, and when the order is no longer the version
 * the change was made from.
 */
export async function replaceOrder(tx: Queries, next: NewOrder, madeFrom: number, by: OrderChangedBy): Promise<Order> {
  const key = { division: next.division, shipTo: next.shipTo, orderId: next.id }
  const { actor, name, now } = by
  const facts = await lockedFacts(tx, key, now)
  orRefuse(mayChangeOrder(facts, actor, now))
  if (facts.version !== madeFrom) throw new Refused(orderRefusals.order_changed_since)
  const former = await itemNumbersOf(tx, next.id)
  const { cartId } = next
  const { userId, realUserId } = actor
  await tx.run(archive({ orderId: next.id, version: facts.version, now, userId, realUserId, cartId }))
  await tx.run(clearLines({ orderId: next.id }))
  await tx.run(
    replace({
      id: next.id,
      division: next.division,
      shipTo: next.shipTo,
      now,
      po: next.po,
      soType: next.soType,
      deliveryDate: next.deliveryDate,
      totalCases: next.totalCases,
      totalUnits: next.totalUnits,
      weightHundredths: next.weightHundredths,
      subtotal: next.subtotal,
      hasEstimates: next.isEstimate,
      lines: JSON.stringify(next.items),
      message: `Changed by ${name}: version ${facts.version + 1}`,
    }),
  )
  await finish(tx, key, [...former, ...next.items.map(({ itemNumber }) => itemNumber)], actor)
  return written(tx, key)
}

const cancel = sql(
  'orders.cancel',
  `with cancelled as (
     update orders set status = 'Cancelled', modified_at = :now where id = :orderId
   )
   insert into order_status_changes (order_id, at, status, message) values (:orderId, :now, 'Cancelled', :message)`,
)

/**
 * NEXT-2: gives a placed order up before its cut-off. `seen` is the version the person saw: another
 * one is refused, not cancelled unseen.
 */
export async function cancelOrder(tx: Queries, key: OrderKey, seen: number, by: OrderChangedBy): Promise<Order> {
  const { actor, name, now } = by
  const facts = await lockedFacts(tx, key, now)
  orRefuse(mayCancelOrder(facts, actor, now))
  if (facts.version !== seen) throw new Refused(orderRefusals.order_changed_since)
  await tx.run(cancel({ orderId: key.orderId, now, message: `Cancelled by ${name}` }))
  await finish(tx, key, await itemNumbersOf(tx, key.orderId), actor)
  return written(tx, key)
}

async function lockedFacts(tx: Queries, key: OrderKey, now: Date): Promise<ChangeFacts> {
  const facts = await lockChangeFacts(tx, key, now)
  if (!facts) throw new Refused(orderRefusals.order_not_found)
  return facts
}

/** Counts purchases again and publishes the change. */
export async function finish(tx: Queries, key: OrderKey, itemNumbers: readonly string[], actor: Actor): Promise<void> {
  const { division, shipTo, orderId } = key
  await tx.run(recount({ division, shipTo, itemNumbers: [...new Set(itemNumbers)].toSorted() }))
  const event: LiveEvent = { topic: 'order', division, shipTo, id: orderId, by: actor.realUserId }
  await publish(tx, event)
}

/** The order as it now reads, in full. */
export async function written(tx: Queries, key: OrderKey): Promise<Order> {
  const order = await readOrder(tx, key, key.orderId, true)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  return order
}
