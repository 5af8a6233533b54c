import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'

/** USERS-2: a waiting request whose note is `word`. */
export async function addBillToRequest(
  db: Database,
  { division, billTo, userId, word }: { division: string; billTo: string; userId: string; word: string },
): Promise<string> {
  const id = uuidv7()
  await db.run(
    `insert into bill_to_requests (id, user_id, division, bill_to, note, asked_at) values ($1, $2, $3, $4, $5, now())`,
    [id, userId, division, billTo, word],
  )
  return id
}
