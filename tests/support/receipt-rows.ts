import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** NEXT-6: a receipt of the order that was finished and signed, with one line. */
export async function addReceipt(
  db: Database,
  {
    division,
    shipTo,
    orderId,
    by,
    word,
  }: { division: string; shipTo: string; orderId: string; by: string; word: string },
): Promise<string> {
  const [id, delivery] = [uuidv7(), `O-${orderId}`]
  await db.run(
    `insert into receipts (id, division, ship_to, delivery_key, order_id, last_seq, finished_seq, created_at)
     values ($1, $2, $3, $4, $5, 1, 1, now())`,
    [id, division, shipTo, delivery, orderId],
  )
  await db.run(
    `insert into receipt_operations (receipt_id, op_id, seq, item_number, cases, units, problems, lots, is_piece,
       is_cleared, replaces, joins, user_id, real_user_id, device_id, device_at, received_at)
     values ($1, $1, 1, $2, 1, 0, $3, '{}', false, false, '{}', '{}', $4, $4, $1, now(), now())`,
    [id, items.flour, JSON.stringify([{ kind: 'damaged', cases: 1, units: 0, note: word }]), by],
  )
  await db.run(
    `insert into receipt_finishes (receipt_id, number, seq, user_id, real_user_id, finished_at, signer_name, signature,
       results, lines, checked_lines, different_lines)
     values ($1, 1, 1, $2, $2, '2026-03-01', $3, decode('89504e47', 'hex'), '[]', 1, 1, 1)`,
    [id, by, word],
  )
  return delivery
}
