import type { Actor } from '#kit/actor.ts'
import { addPurchases } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { liveChannel, type LiveEvent } from '#platform/events/live-events.ts'
import { type Order, type OrderLine, type OrderOrigin, orderOrigins, statusNumbers } from '../order.ts'

/** What an order gets when it is written. */
type Given =
  | 'orderNumber'
  | 'erpOrderNumber'
  | 'history'
  | 'modifiedAt'
  | 'status'
  | 'statusNumber'
  | 'originSource'
  | 'version'
  | 'tracking'
  | 'expectedAt'
  | 'items'
  | 'formerVersions'

/** A line about to be ordered: the ERP has said nothing of it. */
export type NewOrderLine = Omit<OrderLine, 'report' | 'billed' | 'isPriceSet'>

/** An order about to exist; its number is drawn when it is written. */
export interface NewOrder extends Omit<Order, Given> {
  readonly origin: OrderOrigin
  readonly items: readonly NewOrderLine[]
  readonly cartId: string
  readonly cartVersion: number
}

/** SQL that writes the lines `:lines` of the order `:id`. */
export const insertLines =
  `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, pack_size_description,
                              brand, ordered_cases, ordered_units, case_price_cents, each_price_cents,
                              per_pound_hundredths, is_catch_weight, line_total_cents, price_receipt,
                              delivery_date, note, case_price_override, each_price_override, base_case_price_cents,
                              base_each_price_cents, if_short)
     select :id, l."lineNumber", :division, :shipTo, l."itemNumber", l.description, l."packSizeDescription", l.brand,
            l."orderedCases", l."orderedUnits", l."casePrice", l."eachPrice", l."perPound", l."isCatchWeight",
            l."lineTotal", coalesce(l.receipt, '{}'), l."deliveryDate", l.note, l."casePriceOverride",
            l."eachPriceOverride", l."baseCasePrice", l."baseEachPrice", l."ifShort"
     from json_to_recordset(:lines::json) l ("lineNumber" int, "itemNumber" text, description text,
       "packSizeDescription" text, brand text, "orderedCases" int, "orderedUnits" int, "casePrice" bigint,
       "eachPrice" bigint, "perPound" bigint, "isCatchWeight" boolean, "lineTotal" bigint, receipt jsonb, "deliveryDate" date,
       note text, "casePriceOverride" jsonb, "eachPriceOverride" jsonb, "baseCasePrice" bigint, "baseEachPrice" bigint,
       "ifShort" jsonb)` as const

// Order, lines, first state and purchases in one statement.
const insert = sql(
  'orders.insert',
  `with placed as (
     insert into orders (id, order_number, cart_id, cart_version, division, ship_to, bill_to, po, so_type, delivery_date,
                         status, origin_source, placed_by, placed_by_real_user, placed_at, modified_at, total_cases,
                         total_units, total_weight_hundredths, subtotal_cents, has_estimates)
     values (:id, nextval('order_numbers')::text, :cartId, :cartVersion, :division, :shipTo, :billTo, :po, :soType,
             :deliveryDate, :status, :originSource, :userId, :realUserId, :placedAt, :placedAt, :totalCases,
             :totalUnits, :weightHundredths, :subtotal, :hasEstimates)
     returning order_number
   ), lines as (
     ${insertLines}
   ), first_state as (
     insert into order_status_changes (order_id, at, status) values (:id, :placedAt, :status)
   ), purchases as (
     ${addPurchases('select :division, :shipTo, n, 1, :placedAt from unnest(:itemNumbers::text[]) n order by n')}
   )
   select order_number as "orderNumber", pg_notify('${liveChannel}', :event) from placed`,
)

/**
 * CHECK-4: writes an order with its frozen prices and returns it with its number. A second one of
 * the same cart fails.
 */
export async function insertOrder(db: Queries, order: NewOrder, actor: Actor): Promise<Order> {
  const { cartId, cartVersion, items, ...head } = order
  const { division, shipTo, id } = head
  const status = 'Placed'
  const event: LiveEvent = { topic: 'order', division, shipTo, id, by: actor.realUserId }
  const { orderNumber } = await db.row<{ orderNumber: string }>(
    insert({
      id,
      cartId,
      cartVersion,
      division,
      shipTo,
      billTo: head.billTo,
      po: head.po,
      soType: head.soType,
      deliveryDate: head.deliveryDate,
      status,
      originSource: orderOrigins[head.origin],
      userId: actor.userId,
      realUserId: actor.realUserId === actor.userId ? null : actor.realUserId,
      placedAt: head.placedAt,
      totalCases: head.totalCases,
      totalUnits: head.totalUnits,
      weightHundredths: head.weightHundredths,
      subtotal: head.subtotal,
      hasEstimates: head.isEstimate,
      lines: JSON.stringify(items),
      itemNumbers: items.map((line) => line.itemNumber),
      event: JSON.stringify(event),
    }),
  )
  return {
    ...head,
    orderNumber,
    erpOrderNumber: null,
    status,
    statusNumber: statusNumbers[status],
    originSource: orderOrigins[head.origin],
    version: 1,
    modifiedAt: head.placedAt,
    tracking: '',
    expectedAt: null,
    items: items.map((line) => ({
      ...line,
      isPriceSet: Boolean(line.casePriceOverride ?? line.eachPriceOverride),
      report: null,
      billed: null,
    })),
    history: [{ at: head.placedAt, status, message: '' }],
    formerVersions: [],
  }
}
