import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { items } from './distributor.ts'

/** A picture of one transparent pixel, as hexadecimal digits. */
const emptyPng =
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63606060600000000500018' +
  '7a14ed40000000049454e44ae426082'

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
     values ($1, 1, 1, $2, $2, '2026-03-01', $3, decode('${emptyPng}', 'hex'), '[]', 1, 1, 1)`,
    [id, by, word],
  )
  return delivery
}

/** An open count with one line that somebody counted. */
export async function addInventory(
  db: Database,
  count: { division: string; shipTo: string; openedBy: string; word: string },
): Promise<string> {
  const [id, lineId] = [uuidv7(), uuidv7()]
  const { division, shipTo, openedBy, word } = count
  await db.run(
    `insert into customer_inventories (id, division, ship_to, guide_name, name, is_blind, valuation, last_seq, opened_by,
       opened_by_real_user)
     values ($1, $2, $3, $4, $4, false, 'current', 1, $5, $5)`,
    [id, division, shipTo, word, openedBy],
  )
  await db.run(
    `insert into inventory_lines (inventory_id, line_id, division, ship_to, custom_item_id, description, each_only,
       eaches_per_case, is_catch_weight, case_weight_hundredths, location_name, location_sequence, sort_sequence)
     values ($1, $2, $3, $4, $2, $5, false, 1, false, 0, $5, 0, 0)`,
    [id, lineId, division, shipTo, word],
  )
  await db.run(
    `insert into count_operations (inventory_id, op_id, seq, line_id, case_hundredths, units, weight_hundredths,
       is_cleared, replaces, joins, user_id, real_user_id, device_id, device_at)
     values ($1, $2, 1, $3, 100, 0, 0, false, '{}', '{}', $4, $4, $2, now())`,
    [id, uuidv7(), lineId, openedBy],
  )
  return id
}
