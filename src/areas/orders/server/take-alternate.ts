import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { LineQuantity, Order, OrderLine } from '../order.ts'
import type { OrderKey } from './change-facts.store.ts'
import type { NewOrderLine } from './insert-order.ts'
import { archive, finish, type OrderChangedBy, written } from './replace-order.ts'

/** An alternate that takes the place of what is short of a line. */
export interface TakenAlternate {
  /** The version the order has; the next one is made. */
  readonly version: number
  readonly lineNumber: number
  /** What is sent of the line itself; nothing of both takes it off the order. */
  readonly kept: LineQuantity
  readonly keptTotal: number
  readonly alternate: Omit<NewOrderLine, 'lineNumber'> & { readonly insteadOf: NonNullable<OrderLine['insteadOf']> }
  /** What the order weighs less or more, hundredths of a pound. */
  readonly weightChange: number
}

const keep = sql(
  'orders.keep-of-line',
  `update order_lines set ordered_cases = :cases, ordered_units = :units, line_total_cents = :total
   where order_id = :orderId and line_number = :lineNumber`,
)
const drop = sql('orders.drop-line', 'delete from order_lines where order_id = :orderId and line_number = :lineNumber')
const add = sql(
  'orders.add-alternate',
  `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, pack_size_description,
     brand, ordered_cases, ordered_units, case_price_cents, each_price_cents, per_pound_hundredths, is_catch_weight,
     line_total_cents, price_receipt, if_short, instead_of)
   select :orderId, coalesce(max(line_number), 0) + 1, :division, :shipTo, :itemNumber, :description,
     :packSizeDescription, :brand, :orderedCases, :orderedUnits, :casePrice, :eachPrice, :perPound, :isCatchWeight,
     :lineTotal, coalesce(:receipt::jsonb, '{}'), :ifShort::jsonb, :insteadOf::jsonb
   from order_lines where order_id = :orderId`,
)
const total = sql(
  'orders.total-again',
  `with sums as (
     select coalesce(sum(ordered_cases), 0) as cases, coalesce(sum(ordered_units), 0) as units,
       coalesce(sum(line_total_cents), 0) as subtotal,
       coalesce(bool_or(is_catch_weight and ordered_cases > 0), false) as estimates
     from order_lines where order_id = :orderId
   ), changed as (
     update orders set version = version + 1, modified_at = :now, total_cases = sums.cases, total_units = sums.units,
       subtotal_cents = sums.subtotal, has_estimates = sums.estimates,
       total_weight_hundredths = greatest(0, total_weight_hundredths + :weightChange)
     from sums where id = :orderId
     returning status
   )
   insert into order_status_changes (order_id, at, status, message)
   select :orderId, :now, status, :message from changed
   on conflict (order_id, at, status) do update set message = order_status_changes.message || ' ' || excluded.message`,
)

/**
 * NEXT-3: the next version of an order, in which an alternate stands for what is short of a line.
 * Its state and what the ERP said of other lines stay. The caller holds the order's row; the
 * primary key of the versions admits one replacement of each.
 */
export async function takeAlternate(
  tx: Queries,
  key: OrderKey,
  { version, lineNumber, kept, keptTotal, alternate, weightChange }: TakenAlternate,
  { actor, name, now }: OrderChangedBy,
): Promise<Order> {
  const { orderId, division, shipTo } = key
  const { userId, realUserId }: Actor = actor
  await tx.run(archive({ orderId, version, now, userId, realUserId, cartId: null }))
  const { insteadOf, receipt, ifShort = null } = alternate
  await tx.run(
    add({
      orderId,
      division,
      shipTo,
      itemNumber: alternate.itemNumber,
      description: alternate.description,
      packSizeDescription: alternate.packSizeDescription,
      brand: alternate.brand,
      orderedCases: alternate.orderedCases,
      orderedUnits: alternate.orderedUnits,
      casePrice: alternate.casePrice,
      eachPrice: alternate.eachPrice,
      perPound: alternate.perPound,
      isCatchWeight: alternate.isCatchWeight,
      lineTotal: alternate.lineTotal,
      receipt: receipt && JSON.stringify(receipt),
      ifShort: ifShort && JSON.stringify(ifShort),
      insteadOf: JSON.stringify(insteadOf),
    }),
  )
  // After the alternate has its number: that of a line that goes is not given again.
  const isGone = kept.cases === 0 && kept.units === 0
  if (isGone) await tx.run(drop({ orderId, lineNumber }))
  else await tx.run(keep({ orderId, lineNumber, cases: kept.cases, units: kept.units, total: keptTotal }))
  const message = `${name} took ${alternate.description} for ${insteadOf.description}.`
  await tx.run(total({ orderId, now, weightChange, message }))
  await finish(tx, key, [insteadOf.itemNumber, alternate.itemNumber], actor)
  return written(tx, key)
}
