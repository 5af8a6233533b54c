import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { LineProblem } from '../standing-orders.ts'
import type { Place } from './standing-order.store.ts'

const batchSize = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

const due = sql(
  'standing.due',
  `select s.id, s.division, s.ship_to as "shipTo", v.time_zone as "timeZone", p.name as "shipToName"
   from standing_orders s join divisions v on v.code = s.division
   join ship_tos p on p.division = s.division and p.number = s.ship_to
   where s.look_at <= :now and s.id > :last order by s.id limit ${batchSize}`,
)
const hold = sql(
  'standing.hold-due',
  `select id from standing_orders where id = :id and look_at <= :now and not is_paused and deleted_at is null
   for no key update skip locked`,
)
const proceed = sql(
  'standing.proceed',
  `update standing_orders set planned_through = greatest(planned_through, :plannedThrough::date), look_at = :lookAt
   where id = :id`,
)
const later = sql('standing.look-later', 'update standing_orders set look_at = :lookAt where id = :id')

const waiting = sql(
  'standing.waiting',
  `select r.id as "runId", s.id, s.division, s.ship_to as "shipTo", v.time_zone as "timeZone", p.name as "shipToName"
   from standing_order_runs r join standing_orders s on s.id = r.standing_order_id
   join divisions v on v.code = s.division join ship_tos p on p.division = s.division and p.number = s.ship_to
   where r.state = 'drafted' and least(r.place_at, r.cut_off_at) <= :now and r.id > :last order by r.id limit ${batchSize}`,
)
const holdRun = sql(
  'standing.hold-run',
  `select r.id as "runId", r.standing_order_id as id, r.deliver_on as "deliverOn", r.cut_off_at as "cutOffAt",
     r.place_at as "placeAt", r.cart_id as "cartId", r.reason, r.problems
   from standing_order_runs r where r.id = :runId and r.state = 'drafted' for no key update skip locked`,
)
const lockRun = sql(
  'standing.lock-run',
  `select r.id as "runId", r.standing_order_id as id, r.deliver_on as "deliverOn", r.cut_off_at as "cutOffAt",
     r.place_at as "placeAt", r.cart_id as "cartId", r.reason, r.problems
   from standing_order_runs r join standing_orders s on s.id = r.standing_order_id
   where r.id = :runId and s.id = :id and s.division = :division and s.ship_to = :shipTo and s.deleted_at is null
     and r.state = 'drafted' for no key update of r`,
)
// The first two versions are the empty cart and its lines.
const changers = sql(
  'standing.changers',
  `select distinct user_id as "userId" from cart_changes
   where cart_id = :cartId and version > 2 and kind <> 'date-refreshed'`,
)

/** Something to do for a standing order. */
export interface DueOrder extends Place {
  readonly id: string
  readonly timeZone: string
  readonly shipToName: string
}

/** The orders whose time has come, in batches. */
export const dueOrders = (db: Queries, now: Date) => inBatches((last) => db.rows<DueOrder>(due({ now, last })), 'id')

/** The drafts whose time has come, in batches. */
export const dueDrafts = (db: Queries, now: Date) =>
  inBatches((last) => db.rows<DueOrder & { runId: string }>(waiting({ now, last })), 'runId')

async function* inBatches<Row extends object>(
  read: (last: string) => Promise<Row[]>,
  key: keyof Row,
): AsyncGenerator<Row> {
  for (let last = lowestId; ;) {
    const rows = await read(last)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < batchSize) return
    last = end[key] as string
  }
}

/** Locks an order that is still due; false when another process has it. */
export const holdDue = async (tx: Queries, id: string, now: Date): Promise<boolean> =>
  (await tx.rows(hold({ id, now }))).length > 0

/** A delivery was handled; looks again at `lookAt`, never when null. */
export const proceedTo = (tx: Queries, id: string, plannedThrough: CalendarDate, lookAt: Date | null) =>
  tx.run(proceed({ id, plannedThrough, lookAt }))

/** Looks at an order again later. */
export const lookLater = (tx: Queries, id: string, lookAt: Date | null) => tx.run(later({ id, lookAt }))

/** A draft that waits, its row locked. */
export interface HeldRun {
  readonly runId: string
  readonly id: string
  readonly deliverOn: CalendarDate
  readonly cutOffAt: Date
  readonly placeAt: Date | null
  readonly cartId: string
  readonly reason: string | null
  readonly problems: readonly LineProblem[]
}

type RunRow = Omit<HeldRun, 'cutOffAt' | 'placeAt'> & { readonly cutOffAt: string; readonly placeAt: string | null }
const toHeld = (row: RunRow | undefined): HeldRun | undefined =>
  row && { ...row, cutOffAt: new Date(row.cutOffAt), placeAt: row.placeAt === null ? null : new Date(row.placeAt) }

/** Locks a draft for the job; undefined when it is settled or another process has it. */
export const holdDraft = async (tx: Queries, runId: string): Promise<HeldRun | undefined> =>
  toHeld(await tx.maybe<RunRow>(holdRun({ runId })))

/** Locks a draft of a ship-to for a person; undefined when it does not wait any more. */
export const lockDraft = async (
  tx: Queries,
  {
    division,
    shipTo,
    standingOrderId: id,
    standingRunId: runId,
  }: Place & { standingOrderId: string; standingRunId: string },
): Promise<HeldRun | undefined> => toHeld(await tx.maybe<RunRow>(lockRun({ division, shipTo, id, runId })))

/** The people who changed the cart of a draft. */
export const changersOf = async (tx: Queries, cartId: string): Promise<string[]> =>
  (await tx.rows<{ userId: string }>(changers({ cartId }))).map(({ userId }) => userId)
