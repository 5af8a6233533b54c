import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** BILL-5: a schedule of a bill-to with a log whose words nobody else may read; returns its id. */
export async function addAutopay(
  db: Database,
  schedule: { division: string; billTo: string; userId: string; methodId: string; word: string },
): Promise<string> {
  const id = uuidv7()
  const { division, billTo, userId, methodId, word } = schedule
  await db.run(
    `insert into autopay_schedules (id, kind, division, bill_to, user_id, timing, day, covers, method_id, is_active, stop_reason,
       first_day, created_at, created_by, changed_at)
     values ($1, 'billTo', $2, $3, $4, 'weekday', 5, 'due', $5, false, $6, '2026-03-02', '2026-03-01', $4, '2026-03-01')`,
    [id, division, billTo, userId, methodId, word],
  )
  await db.run(`insert into autopay_events (schedule_id, at, kind, message) values ($1, '2026-03-01', 'stopped', $2)`, [
    id,
    word,
  ])
  return id
}
