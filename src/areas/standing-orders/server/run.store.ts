import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { LineProblem, RunState, StandingRun } from '../standing-orders.ts'

// A draft is also settled by hand, in the screens of carts: what became of its cart counts before
// the job has written it down.
export const runState = `case when r.state = 'drafted' and c.status = 'ordered' then 'placed'
  when r.state = 'drafted' and c.status <> 'open' then 'skipped' else r.state end` as const

/** Columns of `StandingRun` for rows `r` with their cart `c` and its order `o`. */
const runColumns = `r.id, r.planned_on as "plannedOn", r.deliver_on as "deliverOn", r.cut_off_at as "cutOffAt",
  ${runState} as state, r.reason, r.cart_id as "cartId", coalesce(r.order_id, o.id) as "orderId",
  coalesce(r.order_number, o.order_number) as "orderNumber", r.subtotal_cents as subtotal,
  r.subtotal_before_cents as "subtotalBefore", r.place_at as "placeAt", r.problems` as const
/** Their tables. */
const runTables = `standing_order_runs r left join carts c on c.id = r.cart_id
  left join orders o on o.cart_id = r.cart_id` as const

const latest = sql(
  'standing.runs',
  `select ${runColumns} from ${runTables} where r.standing_order_id = :id order by r.deliver_on desc, r.id desc limit 52`,
)
const insert = sql(
  'standing.insert-run',
  `insert into standing_order_runs (id, standing_order_id, planned_on, deliver_on, cut_off_at, state, reason, drafted_at,
     settled_at)
   values (:runId, :id, :plannedOn, :deliverOn, :cutOffAt, :state, :reason, :now,
     case when :state = 'drafted' then null else :now::timestamptz end)
   on conflict do nothing`,
)
const fill = sql(
  'standing.fill-run',
  `update standing_order_runs set cart_id = :cartId, place_at = :placeAt, subtotal_cents = :subtotal, problems = :problems,
     subtotal_before_cents = (select p.subtotal_cents from standing_order_runs p
       where p.standing_order_id = :id and p.id <> :runId and p.subtotal_cents is not null
       order by p.deliver_on desc limit 1)
   where id = :runId`,
)
const settle = sql(
  'standing.settle-run',
  `update standing_order_runs set state = :state, reason = :reason, place_at = null, settled_at = :now,
     order_id = :orderId, order_number = :orderNumber, subtotal_cents = coalesce(:subtotal::bigint, subtotal_cents),
     problems = coalesce(:problems::jsonb, problems)
   where id = :runId`,
)
const keep = sql(
  'standing.keep-draft',
  'update standing_order_runs set place_at = null, reason = :reason where id = :runId',
)
const byHand = sql(
  'standing.settled-by-hand',
  `update standing_order_runs r set state = ${runState}, settled_at = :now, order_id = o.id, order_number = o.order_number,
     subtotal_cents = coalesce(o.subtotal_cents, r.subtotal_cents)
   from carts c left join orders o on o.cart_id = c.id
   where r.state = 'drafted' and c.id = r.cart_id and c.status <> 'open'`,
)

/** The latest deliveries of a standing order, newest first. */
export const runsOf = (db: Queries, id: string): Promise<StandingRun[]> => db.rows(latest({ id }))

/** A delivery about to be handled. */
export interface NewRun {
  readonly runId: string
  readonly id: string
  readonly plannedOn: CalendarDate
  readonly deliverOn: CalendarDate
  readonly cutOffAt: Date
  readonly state: RunState
  readonly reason: string | null
  readonly now: Date
}

/** Writes a delivery down; false when it was before, in this process or another. */
export const insertRun = async (db: Queries, run: NewRun): Promise<boolean> => (await db.run(insert({ ...run }))) > 0

/** What a draft holds. */
export interface DraftedCart {
  readonly cartId: string
  readonly subtotal: number
  readonly problems: readonly LineProblem[]
  readonly placeAt: Date | null
}

/** Gives a delivery its cart. */
export const fillRun = (db: Queries, id: string, runId: string, { problems, ...draft }: DraftedCart) =>
  db.run(fill({ id, runId, ...draft, problems: JSON.stringify(problems) }))

/** How a delivery ended. */
export interface RunEnd {
  readonly state: Exclude<RunState, 'drafted'>
  readonly reason?: string | null
  readonly order?: { readonly id: string; readonly orderNumber: string; readonly subtotal: number }
  readonly problems?: readonly LineProblem[]
}

/** Ends a delivery, in the transaction that ordered or discarded its cart. */
export const settleRun = (db: Queries, runId: string, { state, reason = null, order, problems }: RunEnd, now: Date) =>
  db.run(
    settle({
      runId,
      state,
      reason,
      now,
      orderId: order?.id ?? null,
      orderNumber: order?.orderNumber ?? null,
      subtotal: order?.subtotal ?? null,
      problems: problems ? JSON.stringify(problems) : null,
    }),
  )

/** A draft that could not be placed by itself waits for a person, with the reason. */
export const keepDraft = (db: Queries, runId: string, reason: string) => db.run(keep({ runId, reason }))

/** Writes down what people did with the carts of drafts. */
export const settleByHand = (db: Queries, now: Date) => db.run(byHand({ now }))

const waitForTap = sql(
  'standing.wait-for-tap',
  `update standing_order_runs set place_at = null where standing_order_id = :id and state = 'drafted' and place_at is not null`,
)
const release = sql(
  'standing.release-drafts',
  `update standing_order_runs set state = 'skipped', reason = :reason, place_at = null, settled_at = :now
   where standing_order_id = :id and state = 'drafted'`,
)

/** No draft of the order places itself any more. */
export const waitForTapOf = (db: Queries, id: string) => db.run(waitForTap({ id }))

/** The drafts of an order that is deleted are usual carts from now on. */
export const releaseDrafts = (db: Queries, id: string, reason: string, now: Date) =>
  db.run(release({ id, reason, now }))

const drafts = sql(
  'standing.drafts',
  `select ${runColumns}, s.id as "standingOrderId", s.name, s.po is null and c.po = '' as "needsPo"
   from ${runTables} join standing_orders s on s.id = r.standing_order_id
   where s.division = :division and s.ship_to = :shipTo and s.deleted_at is null and r.state = 'drafted'
     and c.status = 'open' and (c.is_visible_to_customer or :isStaff) and r.cut_off_at > :now
   order by r.cut_off_at, r.id limit 50`,
)

/** The drafts of a ship-to that wait, by their cut-off. */
export const draftsOf = (
  db: Queries,
  question: { division: string; shipTo: string; isStaff: boolean; now: Date },
): Promise<(StandingRun & { standingOrderId: string; name: string; needsPo: boolean; cartId: string })[]> =>
  db.rows(drafts({ ...question }))
