import type { Queries } from '#platform/database/database.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns, type Routes } from '#areas/routing/server/public.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { orderOrigins, type OrderStatus } from '../order.ts'
import type { ChangeableOrder } from '../rules/may-change-order.ts'

/** Names one order of a ship-to. */
export interface OrderKey {
  readonly division: string
  readonly shipTo: string
  readonly orderId: string
}

/** What is asked before an order is changed, with what a change writes. */
export interface ChangeFacts extends ChangeableOrder {
  readonly orderNumber: string
  readonly version: number
  readonly soType: SoType
}

/** The facts as they are stored. */
export interface FactsRow extends Routes {
  readonly timeZone: string
  readonly orderNumber: string
  readonly version: number
  readonly status: OrderStatus
  readonly originSource: number
  readonly soType: SoType
  readonly deliveryDate: string | null
  readonly isPlacedHere: boolean
  readonly hasStaffPrices: boolean
}

const columns = `
  o.order_number as "orderNumber", o.version, o.status, o.origin_source as "originSource", o.so_type as "soType",
  o.delivery_date as "deliveryDate", (select d.time_zone from divisions d where d.code = o.division) as "timeZone",
  o.cart_id is not null as "isPlacedHere",
  exists (select from order_lines l where l.order_id = o.id
    and (l.case_price_override is not null or l.each_price_override is not null)) as "hasStaffPrices",
  ${routeColumns('o.division', 'o.ship_to')}`
const ofOrder = 'o.division = :division and o.ship_to = :shipTo and o.id = :orderId' as const
const read = sql('orders.change-facts', `select ${columns} from orders o where ${ofOrder}`)
const lock = sql('orders.lock-to-change', `select ${columns} from orders o where ${ofOrder} for update of o`)

/** NEXT-2: the statement that reads a `FactsRow`; no row where there is no such order. */
export const changeFactsQuery = ({ division, shipTo, orderId }: OrderKey): Query => read({ division, shipTo, orderId })

/** NEXT-2: what decides whether an order can be changed; undefined where there is none. */
export const readChangeFacts = async (db: Queries, key: OrderKey, now: Date): Promise<ChangeFacts | undefined> =>
  toChangeFacts(await db.maybe<FactsRow>(changeFactsQuery(key)), now)

/** The same of an order that is about to change, its row locked until the transaction ends. */
export const lockChangeFacts = async (tx: Queries, key: OrderKey, now: Date): Promise<ChangeFacts | undefined> =>
  toChangeFacts(await tx.maybe<FactsRow>(lock({ ...key })), now)

/** The facts of a row. */
export function toChangeFacts(row: FactsRow | undefined, now: Date): ChangeFacts | undefined {
  if (!row) return undefined
  const { originSource, routes: _routes, holidays: _holidays, ...facts } = row
  return {
    ...facts,
    origin: originSource === orderOrigins.Punchout ? 'Punchout' : 'online',
    cutOffAt: cutOffOf(row, now),
  }
}

/** The cut-off of the order's delivery, by the route there is now. */
function cutOffOf({ deliveryDate, soType, routes, holidays, timeZone }: FactsRow, now: Date): string | null {
  if (deliveryDate === null) return null
  const calendar = { routes, holidays, timeZone, today: todayIn(timeZone, now), now }
  return possibleDateOf(deliveryDate, dateFactsFor(calendar, soType, true)).cutOffAt
}
