import type { z } from 'zod'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Order, OrderSummary } from '../order.ts'
import type { orderQuery } from '../orders.endpoints.ts'
import type { OrderRange } from '../rules/order-range.ts'
import { detailPairs, orderTables, summaryPairs } from './order-columns.ts'

/** The ship-to whose orders are read. */
interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

type OrderQuery = z.output<typeof orderQuery>
type Sort = NonNullable<OrderQuery['sort']>

const sortColumns: Record<Sort, string> = {
  placedAt: 'o.placed_at',
  deliveryDate: 'o.delivery_date',
  orderNumber: 'o.order_number',
  subtotal: 'o.subtotal_cents',
  status: 'o.status',
}

// `:from` and `:to` are dates of the division, both ends included; instants are compared with its
// midnights.
const inRange = <Column extends string>(column: Column) =>
  `
  ${column} >= (:from::date)::timestamp at time zone d.time_zone
  and ${column} < (:to::date + 1)::timestamp at time zone d.time_zone` as const
const ranges = {
  // An order without a delivery date (CART-4) stands at the day it was placed, or it would be in no
  // range.
  delivery_date: `coalesce(o.delivery_date, (o.placed_at at time zone d.time_zone)::date)
    between :from::date and :to::date`,
  order_date: inRange('o.placed_at'),
  created_on: inRange('o.placed_at'),
  modified_on: inRange('o.modified_at'),
} as const satisfies Record<OrderQuery['dateType'], string>

/** The list's statement for one kind of range and order: prepared once each. */
function listStatement(dateType: OrderQuery['dateType'], sort: Sort, direction: OrderQuery['sortDirection']) {
  const order = `${sortColumns[sort]} ${direction} nulls last, o.id ${direction}`
  // A whole order number finds that order, whatever its delivery date.
  const isNamed = ['o.order_number', 'o.po', 'o.erp_order_number']
    .map((column) => `lower(${column}) = lower(:keyword)`)
    .join(' or ')
  const has = (column: string) => `strpos(lower(${column}), lower(:keyword)) > 0`
  const matching = `
    from ${orderTables} join divisions d on d.code = o.division
    where o.division = :division and o.ship_to = :shipTo
      and (${ranges[dateType]} or :keyword::text <> '' and (${isNamed}))
      and (:statuses::text[] is null or o.status = any(:statuses))
      and (:soTypes::text[] is null or o.so_type = any(:soTypes))
      and (:keyword::text = '' or ${has('o.order_number')} or ${has('o.po')}
        or ${has(`coalesce(o.erp_order_number, '')`)}
           or exists (select from order_lines l
                      where l.order_id = o.id and (${has('l.item_number')} or ${has('l.description')})))` as const
  return sql(
    `orders.list.${dateType}.${sort}.${direction}`,
    `select case when :includeTotal then (select count(*) ${matching}) end as total,
            array(select json_build_object(${summaryPairs}) ${matching} order by ${order}
              limit :limit offset :offset) as orders`,
  )
}

/** ORDER-1: a page of the ship-to's orders, and how many there are when that is asked for. */
export async function readOrders(
  db: Queries,
  { division, shipTo }: OfShipTo,
  range: OrderRange,
  query: OrderQuery,
): Promise<{ orders: OrderSummary[]; total: number | null }> {
  const { dateType, sort = 'placedAt', sortDirection, statuses, soTypes, keyword, pageNo, pageSize } = query
  const list = listStatement(dateType, sort, sortDirection)
  return db.row(
    list({
      division,
      shipTo,
      from: range.from,
      to: range.to,
      statuses: statuses ?? null,
      soTypes: soTypes ?? null,
      keyword,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
      includeTotal: query.includeTotal ?? false,
    }),
  )
}

const named = sql(
  'orders.named',
  `select array(
     select json_build_object(${summaryPairs})
     from ${orderTables}
     join ${shipTosAllowed(':userId')} allowed on allowed.division = o.division and allowed.ship_to = o.ship_to
     where lower(o.order_number) = lower(:name) or lower(o.po) = lower(:name)
       or lower(o.erp_order_number) = lower(:name)
     order by o.placed_at desc, o.id desc
     limit :limit) as orders`,
)

/**
 * SHELL-10: the latest orders of the user's ship-tos that a number, ERP number or PO names in full,
 * in any case.
 */
export const readNamedOrders = async (
  db: Queries,
  userId: string,
  name: string,
  limit: number,
): Promise<OrderSummary[]> => (await db.row<{ orders: OrderSummary[] }>(named({ userId, name, limit }))).orders

const one = sql(
  'orders.one',
  `select json_build_object(${summaryPairs}, ${detailPairs(':isStaff')}) as "order"
   from ${orderTables} where o.division = :division and o.ship_to = :shipTo and o.id = :orderId`,
)

/** One order of the ship-to in full, or undefined; overrides for staff only (security 18). */
export async function readOrder(
  db: Queries,
  { division, shipTo }: OfShipTo,
  id: string,
  isStaff: boolean,
): Promise<Order | undefined> {
  return (await db.maybe<{ order: Order }>(one({ division, shipTo, orderId: id, isStaff })))?.order
}
