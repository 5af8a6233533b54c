import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { StandingOrder, StandingPlan, StandingRow } from '../standing-orders.ts'
import { runState } from './run.store.ts'

/** The ship-to whose standing orders are read. */
export interface Place {
  readonly division: string
  readonly shipTo: string
}

/** A standing order as it is stored. */
export interface StoredOrder
  extends
    Omit<StandingRow, 'next' | 'isOwn'>,
    Pick<
      StandingOrder,
      'startsOn' | 'endsOn' | 'deliveries' | 'onHoliday' | 'draftHours' | 'po' | 'parGuideId' | 'skipUntil' | 'skipped'
    > {
  readonly ownerId: string
  readonly plannedThrough: CalendarDate
  /** Of deliveries that were not skipped. */
  readonly handled: number
  /** Days that have a draft or an order. */
  readonly taken: readonly CalendarDate[]
  readonly changedByName: string
}

const columns = `s.id, s.version, s.division, s.ship_to as "shipTo", s.name, s.weekdays, s.every_weeks as "everyWeeks",
  s.starts_on as "startsOn", s.ends_on as "endsOn", s.deliveries, s.on_holiday as "onHoliday", s.mode,
  s.draft_hours as "draftHours", s.po, s.par_guide_id as "parGuideId", s.skip_until as "skipUntil", to_json(s.skipped) as skipped,
  s.is_paused as "isPaused", s.planned_through as "plannedThrough", s.owner_id as "ownerId", u.name as "ownerName",
  u.is_active as "isOwnerActive", e.name as "changedByName", g.name as "parGuideName",
  (select count(*)::int from standing_order_lines l where l.standing_order_id = s.id) as "lineCount",
  h.handled, h.taken,
  (select json_build_object('deliverOn', r.deliver_on, 'state', ${runState})
   from standing_order_runs r left join carts c on c.id = r.cart_id where r.standing_order_id = s.id
   order by r.deliver_on desc, r.id desc limit 1) as "lastRun"` as const
const tables = `standing_orders s join users u on u.id = s.owner_id join users e on e.id = s.changed_by
  left join guides g on g.id = s.par_guide_id and g.division = s.division and g.ship_to = s.ship_to
  join lateral (select count(*)::int as handled, coalesce(json_agg(deliver_on) filter (where deliver_on > s.planned_through - 15), '[]') as taken
    from standing_order_runs where standing_order_id = s.id and state <> 'skipped') h on true` as const
const ofShipTo = 's.division = :division and s.ship_to = :shipTo and s.deleted_at is null' as const

const list = sql('standing.list', `select ${columns} from ${tables} where ${ofShipTo} order by lower(s.name), s.id`)
const one = sql('standing.one', `select ${columns} from ${tables} where ${ofShipTo} and s.id = :id`)
const lock = sql(
  'standing.lock',
  `select s.id from standing_orders s where ${ofShipTo} and s.id = :id for no key update of s`,
)
const count = sql('standing.count', `select count(*)::int as n from standing_orders s where ${ofShipTo}`)
const linesOf = sql(
  'standing.lines',
  `select item_number as "itemNumber", ordered_cases as "orderedCases", ordered_units as "orderedUnits"
   from standing_order_lines where standing_order_id = :id order by position`,
)
const insert = sql(
  'standing.insert',
  `insert into standing_orders (id, division, ship_to, name, owner_id, weekdays, every_weeks, starts_on, ends_on,
     deliveries, on_holiday, mode, draft_hours, po, par_guide_id, planned_through, look_at, created_at, changed_by, changed_at)
   values (:id, :division, :shipTo, :name, :ownerId, :weekdays, :everyWeeks, :startsOn, :endsOn, :deliveries, :onHoliday,
     :mode, :draftHours, :po, :parGuideId, :plannedThrough, :now, :now, :userId, :now)`,
)
const update = sql(
  'standing.update',
  `update standing_orders set name = :name, owner_id = :ownerId, weekdays = :weekdays, every_weeks = :everyWeeks,
     starts_on = :startsOn, ends_on = :endsOn, deliveries = :deliveries, on_holiday = :onHoliday, mode = :mode,
     draft_hours = :draftHours, po = :po, par_guide_id = :parGuideId,
     planned_through = greatest(planned_through, :plannedThrough::date), look_at = case when is_paused then null else :now::timestamptz end,
     version = version + 1, changed_by = :userId, changed_at = :now
   where id = :id`,
)
const clearLines = sql(
  'standing.clear-lines',
  'delete from standing_order_lines where standing_order_id = :id and item_number <> all(:itemNumbers::text[])',
)
const saveLines = sql(
  'standing.save-lines',
  `insert into standing_order_lines (standing_order_id, item_number, position, ordered_cases, ordered_units)
   select :id, n.item_number, n.position, n.cases, n.units
   from unnest(:itemNumbers::text[], :cases::int[], :units::int[]) with ordinality n (item_number, cases, units, position)
   on conflict (standing_order_id, item_number) do update
   set position = excluded.position, ordered_cases = excluded.ordered_cases, ordered_units = excluded.ordered_units`,
)
const pause = sql(
  'standing.pause',
  `update standing_orders set is_paused = :isPaused, look_at = case when :isPaused then null else :now::timestamptz end,
     planned_through = greatest(planned_through, :plannedThrough::date), version = version + 1, changed_by = :userId, changed_at = :now
   where id = :id`,
)
const skip = sql(
  'standing.skip',
  `update standing_orders set skipped = :skipped, skip_until = :skipUntil,
     look_at = case when is_paused then null else :now::timestamptz end, version = version + 1, changed_by = :userId,
     changed_at = :now
   where id = :id`,
)
const remove = sql(
  'standing.delete',
  `update standing_orders set deleted_at = :now, look_at = null, changed_by = :userId, changed_at = :now where id = :id`,
)

/** The standing orders of a ship-to, by name. */
export const readOrders = (db: Queries, { division, shipTo }: Place): Promise<StoredOrder[]> =>
  db.rows(list({ division, shipTo }))

/** One of them. */
export const readOrder = (db: Queries, { division, shipTo }: Place, id: string): Promise<StoredOrder | undefined> =>
  db.maybe(one({ division, shipTo, id }))

/** One of them, its row locked. */
export async function lockOrder(db: Queries, place: Place, id: string): Promise<StoredOrder | undefined> {
  const { division, shipTo } = place
  return (await db.maybe(lock({ division, shipTo, id }))) ? readOrder(db, place, id) : undefined
}

/** How many there are. */
export const countOrders = async (db: Queries, { division, shipTo }: Place): Promise<number> =>
  (await db.row<{ n: number }>(count({ division, shipTo }))).n

/** What is ordered each time, in its order. */
export const readLines = (db: Queries, id: string): Promise<StandingPlan['lines']> => db.rows(linesOf({ id }))

/** Who writes what, and from when on. */
export interface Written extends Omit<StandingPlan, 'lines'> {
  readonly id: string
  readonly ownerId: string
  readonly userId: string
  readonly plannedThrough: CalendarDate
  readonly now: Date
}

/** Writes a new one; the job looks at it next. */
export async function insertOrder(
  db: Queries,
  place: Place,
  row: Written,
  lines: StandingPlan['lines'],
): Promise<void> {
  await db.run(insert({ ...row, division: place.division, shipTo: place.shipTo }))
  await writeLines(db, row.id, lines)
}

/** Writes a changed one. */
export async function changeOrder(db: Queries, row: Written, lines: StandingPlan['lines']): Promise<void> {
  await db.run(update({ ...row }))
  await writeLines(db, row.id, lines)
}

async function writeLines(db: Queries, id: string, lines: StandingPlan['lines']): Promise<void> {
  const itemNumbers = lines.map((line) => line.itemNumber)
  await db.run(clearLines({ id, itemNumbers }))
  const cases = lines.map((line) => line.orderedCases)
  await db.run(saveLines({ id, itemNumbers, cases, units: lines.map((line) => line.orderedUnits) }))
}

interface Change {
  readonly id: string
  readonly userId: string
  readonly now: Date
}

/** Pauses one, or goes on after `plannedThrough`. */
export const setPaused = (db: Queries, row: Change & { isPaused: boolean; plannedThrough: CalendarDate }) =>
  db.run(pause({ ...row }))

/** Which planned days are left out. */
export const saveSkips = (
  db: Queries,
  row: Change & { skipped: readonly CalendarDate[]; skipUntil: CalendarDate | null },
) => db.run(skip({ ...row }))

/** Takes one off the list. */
export const removeOrder = (db: Queries, row: Change) => db.run(remove({ ...row }))
