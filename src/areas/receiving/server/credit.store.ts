import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ReceiptCredit } from '../receiving.ts'
import { iso, namePair } from './receiving-sql.ts'

const list = sql(
  'receiving.credits',
  `select c.finish_number as "finishNumber", json_build_object('requestId', q.id, 'requestNumber', q.request_number,
     'byName', ${namePair('c.user_id', 'c.real_user_id')}, 'at', ${iso('c.requested_at')}) as credit
   from receipt_credits c join credit_requests q on q.id = c.request_id
   where c.receipt_id = :receiptId order by c.finish_number`,
)

/** The credit requests that were made of a receipt, with the finish each is about. */
export const readCredits = (
  db: Queries,
  receiptId: string,
): Promise<{ finishNumber: number; credit: ReceiptCredit }[]> =>
  db.rows<{ finishNumber: number; credit: ReceiptCredit }>(list({ receiptId }))

const insert = sql(
  'receiving.add-credit',
  `insert into receipt_credits (receipt_id, finish_number, request_id, user_id, real_user_id, requested_at)
   values (:receiptId, :finishNumber, :requestId, :userId, :realUserId, :now)`,
)

/** Notes that a request was made of a finish; a second one is refused by the database. */
export async function insertCredit(
  tx: Queries,
  credit: { readonly receiptId: string; readonly finishNumber: number; readonly requestId: string },
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { userId, realUserId } = actor
  await tx.send(insert({ ...credit, userId, realUserId, now }))
}

const files = sql(
  'receiving.photo-files',
  `select p.id, p.file_id as "fileId" from receipt_photos p where p.receipt_id = :receiptId`,
)

/** The files of a receipt's photos, by the photos' ids. */
export async function photoFilesOf(db: Queries, receiptId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; fileId: string }>(files({ receiptId }))
  return new Map(rows.map(({ id, fileId }) => [id, fileId]))
}
