import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** A standing order for flour with one delivery that was skipped, by the word as its reason. */
export async function addStandingOrder(
  db: Database,
  { userId, division, shipTo, word }: { userId: string; division: string; shipTo: string; word: string },
): Promise<{ standingOrderId: string; standingRunId: string }> {
  const [standingOrderId, standingRunId] = [uuidv7(), uuidv7()]
  await db.run(
    `insert into standing_orders (id, division, ship_to, name, owner_id, weekdays, every_weeks, starts_on, on_holiday, mode,
       draft_hours, po, planned_through, created_at, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, '{1}', 1, '2026-03-02', 'next', 'ask', 24, '', '2026-03-02', now(), $5, now())`,
    [standingOrderId, division, shipTo, word, userId],
  )
  await db.run(
    `insert into standing_order_lines (standing_order_id, item_number, position, ordered_cases, ordered_units)
     values ($1, $2, 1, 1, 0)`,
    [standingOrderId, items.flour],
  )
  await db.run(
    `insert into standing_order_runs (id, standing_order_id, planned_on, deliver_on, cut_off_at, state, reason, drafted_at)
     values ($1, $2, '2026-03-02', '2026-03-02', now(), 'skipped', $3, now())`,
    [standingRunId, standingOrderId, word],
  )
  return { standingOrderId, standingRunId }
}
