import { isStaff } from '#areas/access/server/public.ts'
import type { LineQuantity, OrderStatus } from '#areas/orders/order.ts'
import type { OrderKey } from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ShortState, TakenItem } from '../order-short.ts'
import type { AnswerableOrder } from '../rules/may-answer-short.ts'
import type { IfShort } from '#areas/orders/if-short.ts'

/** An order whose lines may be short. */
export interface ShortOrderRow extends AnswerableOrder {
  readonly id: string
  readonly division: string
  readonly shipTo: string
  readonly shipToName: string
  readonly orderNumber: string
  readonly version: number
  readonly status: OrderStatus
  readonly placedAt: string
  /** Null for imported history. */
  readonly placedBy: string | null
  /** True when staff ordered as themselves or for the customer. */
  readonly isByStaff: boolean
}

/** A short line as it is stored. */
export interface StoredShort {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly description: string
  readonly missing: LineQuantity
  readonly reason: string
  readonly ifShort: IfShort
  readonly state: ShortState
  readonly taken: TakenItem | null
  readonly answeredByName: string
  readonly answeredAt: string | null
}

const orderColumns = `o.id, o.division, o.ship_to as "shipTo", s.name as "shipToName", o.order_number as "orderNumber",
  o.version, o.status, o.delivery_date as "deliveryDate", o.departs_at as "departsAt", d.time_zone as "timeZone",
  o.placed_at as "placedAt", o.placed_by as "placedBy",
  o.placed_by_real_user is not null or coalesce(${isStaff('u')}, false) as "isByStaff"`
const orderTables = `orders o join divisions d on d.code = o.division
  join ship_tos s on s.division = o.division and s.number = o.ship_to
  left join users u on u.id = o.placed_by`
const byId = sql('order-shorts.order', `select ${orderColumns} from ${orderTables} where o.id = :orderId`)
const locked = sql(
  'order-shorts.lock-order',
  `select ${orderColumns} from ${orderTables}
   where o.division = :division and o.ship_to = :shipTo and o.id = :orderId for update of o`,
)
const ofShipTo = sql(
  'order-shorts.order-of-ship-to',
  `select ${orderColumns} from ${orderTables}
   where o.division = :division and o.ship_to = :shipTo and o.id = :orderId`,
)

/** The order with this id, whosever it is. */
export const shortOrderById = (db: Queries, orderId: string): Promise<ShortOrderRow | undefined> =>
  db.maybe(byId({ orderId }))
/** An order of the ship-to. */
export const shortOrderOf = (db: Queries, key: OrderKey): Promise<ShortOrderRow | undefined> =>
  db.maybe(ofShipTo({ division: key.division, shipTo: key.shipTo, orderId: key.orderId }))
/** The same, its row locked until the transaction ends. */
export const lockShortOrder = (tx: Queries, key: OrderKey): Promise<ShortOrderRow | undefined> =>
  tx.maybe(locked({ division: key.division, shipTo: key.shipTo, orderId: key.orderId }))

const shortsOf = sql(
  'order-shorts.shorts',
  `select h.line_number as "lineNumber", h.item_number as "itemNumber", h.description,
     json_build_object('cases', h.short_cases, 'units', h.short_units) as missing, h.reason, h.if_short as "ifShort",
     h.state, h.taken, coalesce(r.name, u.name, '') as "answeredByName", h.answered_at as "answeredAt"
   from order_shorts h
   left join users u on u.id = h.answered_by left join users r on r.id = h.answered_by_real_user
   where h.order_id = :orderId and h.version = :version order by h.line_number`,
)

/** The short lines of a version of an order. */
export const storedShorts = (
  db: Queries,
  { id, version }: Pick<ShortOrderRow, 'id' | 'version'>,
): Promise<readonly StoredShort[]> => db.rows(shortsOf({ orderId: id, version }))

/** A line that the ERP confirmed, with what the customer wants if it is short. */
export interface ConfirmedLine {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly description: string
  readonly ordered: LineQuantity
  readonly confirmed: LineQuantity
  readonly substitute: TakenItem | null
  readonly reason: string
  readonly ifShort: IfShort
}

const confirmed = sql(
  'order-shorts.confirmed-lines',
  `select l.line_number as "lineNumber", l.item_number as "itemNumber", l.description,
     json_build_object('cases', l.ordered_cases, 'units', l.ordered_units) as ordered,
     json_build_object('cases', r.confirmed_cases, 'units', r.confirmed_units) as confirmed,
     case when r.substitute is not null then json_build_object('itemNumber', r.substitute ->> 'itemNumber',
       'description', r.substitute ->> 'description', 'cases', (r.substitute ->> 'cases')::int,
       'units', (r.substitute ->> 'units')::int) end as substitute,
     r.reason, l.if_short as "ifShort"
   from order_lines l join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
   where l.order_id = :orderId and l.if_short is not null and r.confirmed_cases is not null
   order by l.line_number`,
)

/** What the ERP has confirmed of an order's lines. */
export const confirmedLines = (db: Queries, orderId: string): Promise<readonly ConfirmedLine[]> =>
  db.rows(confirmed({ orderId }))

const record = sql(
  'order-shorts.record-shorts',
  `insert into order_shorts as h (order_id, version, line_number, item_number, description, short_cases, short_units,
     reason, if_short, reported_at, state, taken)
   select :orderId, :version, n."lineNumber", n."itemNumber", n.description, (n.missing ->> 'cases')::int,
     (n.missing ->> 'units')::int, n.reason, n."ifShort", :now, n.state, n.taken
   from json_to_recordset(:shorts::json) n ("lineNumber" int, "itemNumber" text, description text, missing jsonb,
     reason text, "ifShort" jsonb, state text, taken jsonb)
   on conflict (order_id, version, line_number) do update
   set short_cases = excluded.short_cases, short_units = excluded.short_units, reason = excluded.reason,
     if_short = excluded.if_short, reported_at = excluded.reported_at, state = excluded.state, taken = excluded.taken
   where h.state not in ('taken', 'without')
     and (h.short_cases, h.short_units, h.state, h.taken)
       is distinct from (excluded.short_cases, excluded.short_units, excluded.state, excluded.taken)
   returning line_number as "lineNumber"`,
)
const forget = sql(
  'order-shorts.forget-shorts',
  `delete from order_shorts where order_id = :orderId and version = :version and state not in ('taken', 'without')
     and line_number <> all(:lineNumbers::int[])`,
)

/** What is written of a line that comes short. */
export type NewShortRow = Omit<StoredShort, 'answeredByName' | 'answeredAt'>

/** Keeps the lines that are short now; the numbers of those that are news. */
export async function recordShorts(
  tx: Queries,
  { id, version }: Pick<ShortOrderRow, 'id' | 'version'>,
  shorts: readonly NewShortRow[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const lineNumbers = shorts.map(({ lineNumber }) => lineNumber)
  await tx.run(forget({ orderId: id, version, lineNumbers }))
  if (shorts.length === 0) return new Set()
  const rows = await tx.rows<{ lineNumber: number }>(
    record({ orderId: id, version, now, shorts: JSON.stringify(shorts) }),
  )
  return new Set(rows.map(({ lineNumber }) => lineNumber))
}

const answer = sql(
  'order-shorts.answer-short',
  `update order_shorts set state = :state, taken = :taken::jsonb, answered_at = :now, answered_by = :userId,
     answered_by_real_user = nullif(:realUserId::uuid, :userId::uuid)
   where order_id = :orderId and version = :version and line_number = :lineNumber and state = 'open'`,
)
const follow = sql(
  'order-shorts.follow-version',
  'update order_shorts set version = :next where order_id = :orderId and version = :version',
)

/** Keeps an answer; false: there is one already. */
export const answerShort = async (
  tx: Queries,
  { id, version }: Pick<ShortOrderRow, 'id' | 'version'>,
  lineNumber: number,
  taken: TakenItem | null,
  by: { readonly userId: string; readonly realUserId: string; readonly now: Date },
): Promise<boolean> => {
  const state = taken ? 'taken' : 'without'
  return (
    (await tx.run(answer({ orderId: id, version, lineNumber, state, taken: taken && JSON.stringify(taken), ...by }))) >
    0
  )
}

/** The short lines of a version are those of the one that an answer made of it. */
export const followVersion = (
  tx: Queries,
  { id, version }: Pick<ShortOrderRow, 'id' | 'version'>,
  next: number,
): Promise<number> => tx.run(follow({ orderId: id, version, next }))
