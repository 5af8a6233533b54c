import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** An incentive of a sales rep in the week of March 2, 2026. */
export async function addIncentive(
  db: Database,
  { repEmail, word }: { repEmail: string; word: string },
): Promise<string> {
  const id = uuidv7()
  await db.run(
    `insert into incentive_records (id, type, rep_email, day, about, cases, money_cents)
     values ($1, 'spiffs', $2, '2026-03-01', $3, 1, 100)`,
    [id, repEmail, word],
  )
  return id
}
