import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns, type Routes, timeZoneOf } from '#areas/routing/server/public.ts'
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

interface FactsRow extends Routes {
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
  o.delivery_date as "deliveryDate", o.cart_id is not null as "isPlacedHere",
  exists (select from order_lines l where l.order_id = o.id
    and (l.case_price_override is not null or l.each_price_override is not null)) as "hasStaffPrices",
  ${routeColumns('o.division', 'o.ship_to')}`
const ofOrder = 'o.division = :division and o.ship_to = :shipTo and o.id = :orderId' as const
const read = sql('orders.change-facts', `select ${columns} from orders o where ${ofOrder}`)
const lock = sql('orders.lock-to-change', `select ${columns} from orders o where ${ofOrder} for update of o`)

/** NEXT-2: what decides whether an order can be changed; undefined where there is none. */
export const readChangeFacts = (db: Queries, key: OrderKey, now: Date): Promise<ChangeFacts | undefined> =>
  factsOf(db, db.maybe<FactsRow>(read({ ...key })), key, now)

/** The same of an order that is about to change, its row locked until the transaction ends. */
export const lockChangeFacts = (tx: Queries, key: OrderKey, now: Date): Promise<ChangeFacts | undefined> =>
  factsOf(tx, tx.maybe<FactsRow>(lock({ ...key })), key, now)

async function factsOf(
  db: Queries,
  found: Promise<FactsRow | undefined>,
  { division }: OrderKey,
  now: Date,
): Promise<ChangeFacts | undefined> {
  const row = await found
  if (!row) return undefined
  const timeZone = await timeZoneOf(db, division)
  const { originSource, routes: _routes, holidays: _holidays, ...facts } = row
  return {
    ...facts,
    origin: originSource === orderOrigins.Punchout ? 'Punchout' : 'online',
    cutOffAt: cutOffOf(row, timeZone, now),
    timeZone,
  }
}

/** The cut-off of the order's delivery, by the route there is now. */
function cutOffOf({ deliveryDate, soType, routes, holidays }: FactsRow, timeZone: string, now: Date): string | null {
  if (deliveryDate === null) return null
  const calendar = { routes, holidays, timeZone, today: todayIn(timeZone, now), now }
  return possibleDateOf(deliveryDate, dateFactsFor(calendar, soType, true)).cutOffAt
}
