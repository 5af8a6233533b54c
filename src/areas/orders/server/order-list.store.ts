import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { ListedOrder, OrderSummary } from '../order.ts'
import type { OrderFilters, OrderScope } from '../order-filters.ts'
import type { OrderRange } from '../rules/order-range.ts'
import { orderTables, summaryPairs } from './order-columns.ts'

/** The orders of one ship-to, or those a user may read, narrowed. */
export type ListedFor =
  | { readonly division: string; readonly shipTo: string }
  | { readonly userId: string; readonly scope: OrderScope }

/** Which rows of a list are read. */
export interface ListPage {
  readonly limit: number
  readonly offset: number
  readonly includeTotal: boolean
  /** Id of an order: only those behind it, the latest placed first. */
  readonly after?: string | undefined
}

type Sort = NonNullable<OrderFilters['sort']>

const sortColumns: Record<Sort, string> = {
  placedAt: 'o.placed_at',
  deliveryDate: 'o.delivery_date',
  orderNumber: 'o.order_number',
  subtotal: 'o.subtotal_cents',
  status: 'o.status',
}

// `:from` and `:to` are dates of the division, both ends included; instants are compared with its
// midnights.
const isInDays = <Column extends string>(column: Column) =>
  `(
  ${column} >= (:from::date)::timestamp at time zone d.time_zone
  and ${column} < (:to::date + 1)::timestamp at time zone d.time_zone)` as const
const ranges = {
  // An order without a delivery date (CART-4) stands at the day it was placed, or it would be in no
  // range. Two conditions, so that each uses its index.
  delivery_date: `(o.delivery_date between :from::date and :to::date
    or o.delivery_date is null and ${isInDays('o.placed_at')})`,
  order_date: isInDays('o.placed_at'),
  created_on: isInDays('o.placed_at'),
  modified_on: isInDays('o.modified_at'),
} as const satisfies Record<OrderFilters['dateType'], string>

// A whole number or PO finds its order, whatever its dates.
const isNamed = `(lower(o.order_number) = lower(:keyword) or lower(o.po) = lower(:keyword)
  or lower(o.erp_order_number) = lower(:keyword))` as const
const has = <Column extends string>(column: Column) => `strpos(lower(${column}), lower(:keyword)) > 0` as const
const hasKeyword = `(${has('o.order_number')} or ${has('o.po')} or ${has(`coalesce(o.erp_order_number, '')`)}
  or exists (select from order_lines l
             where l.order_id = o.id and (${has('l.item_number')} or ${has('l.description')})))` as const

const ofShipTo = 'o.division = :division and o.ship_to = :shipTo' as const
const ofReader = `exists (select from allowed a where a.division = o.division and a.ship_to = o.ship_to)
  and (:divisions::text[] is null or o.division = any(:divisions))
  and (:billTo::text is null or o.division || '/' || o.bill_to = :billTo)
  and (:oneShipTo::text is null or o.division || '/' || o.ship_to = :oneShipTo)
  and (:dsm::text is null or s.dsm_email = :dsm) and (:dsr::text is null or s.dsr_email = :dsr)` as const

/** The list's statement for one kind of list, range, search and order: prepared once each. */
function listStatement(
  of: 'reader' | 'shipTo',
  dateType: OrderFilters['dateType'],
  isSearch: boolean,
  sort: Sort,
  direction: OrderFilters['sortDirection'],
) {
  const order = `${sortColumns[sort]} ${direction} nulls last, o.id ${direction}`
  const range = ranges[dateType]
  const dated = isSearch
    ? (`(${range} and ${hasKeyword} or ${isNamed})` as const)
    : (`${range} and :keyword::text = ''` as const)
  const matching = `
    from ${orderTables} join divisions d on d.code = o.division
    where ${of === 'shipTo' ? ofShipTo : ofReader}
      and ${dated}
      and (:statuses::text[] is null or o.status = any(:statuses))
      and (:soTypes::text[] is null or o.so_type = any(:soTypes))
      and (:originSource::int is null or o.origin_source = :originSource)
      and (:after::uuid is null
        or (o.placed_at, o.id) < (select c.placed_at, c.id from orders c where c.id = :after))
      and (:creditType::text = 'all'
        or (:creditType = 'credits') = (o.so_type = 'returnOrder' or o.subtotal_cents < 0))` as const
  const outside = isSearch ? (`not ${range}` as const) : 'false'
  // The ship-tos a user may act for are few beside their orders: found once.
  const allowed =
    of === 'shipTo' ? '' : (`with allowed as materialized (select * from ${shipTosAllowed(':userId')} x)` as const)
  return sql(
    `orders.list.${of}.${dateType}.${isSearch ? 'search' : 'all'}.${sort}.${direction}`,
    `${allowed} select case when :includeTotal then (select count(*) ${matching}) end as total,
            ${jsonList(`select json_build_object(${summaryPairs}, 'isOutsideRange', ${outside}) ${matching}
              order by ${order} limit :limit offset :offset`)} as orders`,
  )
}

/** ORDER-1: a page of orders, and how many there are when that is asked for. */
export async function readOrders(
  db: Queries,
  of: ListedFor,
  range: OrderRange,
  filters: OrderFilters,
  page: ListPage,
): Promise<{ orders: ListedOrder[]; total: number | null }> {
  const { dateType, sort = 'placedAt', sortDirection, statuses, soTypes, keyword, creditType, originSource } = filters
  const isOfShipTo = 'shipTo' in of
  const list = listStatement(isOfShipTo ? 'shipTo' : 'reader', dateType, keyword !== '', sort, sortDirection)
  const scope: OrderScope = isOfShipTo ? {} : of.scope
  return db.row(
    list({
      division: isOfShipTo ? of.division : null,
      shipTo: isOfShipTo ? of.shipTo : null,
      userId: isOfShipTo ? null : of.userId,
      divisions: scope.divisions ?? null,
      billTo: scope.billTo ?? null,
      oneShipTo: scope.shipTo ?? null,
      dsm: scope.dsm ?? null,
      dsr: scope.dsr ?? null,
      from: range.from,
      to: range.to,
      statuses: statuses ?? null,
      soTypes: soTypes ?? null,
      originSource: originSource ?? null,
      creditType,
      keyword,
      limit: page.limit,
      offset: page.offset,
      includeTotal: page.includeTotal,
      after: page.after ?? null,
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
