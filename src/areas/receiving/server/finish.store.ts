import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { FinishedLines } from '../rules/freeze-receipt.ts'
import type { LockedReceipt } from './receipt.store.ts'

/** How a receipt is finished. */
export interface NewFinish extends FinishedLines {
  readonly signerName: string
  readonly signature: Buffer | null
}

const insert = sql(
  'receiving.finish',
  `with finished as (
     update receipts set finished_seq = :seq where id = :receiptId
   )
   insert into receipt_finishes (receipt_id, number, seq, user_id, real_user_id, finished_at, signer_name, signature,
     results, lines, checked_lines, different_lines)
   select :receiptId, coalesce(max(f.number), 0) + 1, :seq, :userId, :realUserId, :now, :signerName, :signature,
     :results, :lines, :checkedLines, :differentLines
   from receipt_finishes f where f.receipt_id = :receiptId`,
)

/** Finishes a locked receipt with what its log comes to. */
export async function insertFinish(
  tx: Queries,
  { id, lastSeq }: LockedReceipt,
  { results, checkedLines, differentLines, signerName, signature }: NewFinish,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { userId, realUserId } = actor
  await tx.send(
    insert({
      receiptId: id,
      seq: lastSeq,
      userId,
      realUserId,
      now,
      signerName,
      signature,
      results: JSON.stringify(results),
      lines: results.length,
      checkedLines,
      differentLines,
    }),
  )
}

const words = sql(
  'receiving.item-words',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription"
   from items i where i.division = :division and i.item_number = any(:items)`,
)

/** What items are called; `''` for one the catalogue no longer has. */
export async function wordsOfItems(db: Queries, division: string, items: readonly string[]) {
  const rows = await db.rows<{ itemNumber: string; description: string; packSizeDescription: string }>(
    words({ division, items }),
  )
  const byNumber = new Map(rows.map((row) => [row.itemNumber, row]))
  return (itemNumber: string) => {
    const { description = itemNumber, packSizeDescription = '' } = byNumber.get(itemNumber) ?? {}
    return { description, packSizeDescription }
  }
}

const signature = sql(
  'receiving.signature',
  `select f.signature from receipt_finishes f join receipts r on r.id = f.receipt_id
   where r.division = :division and r.ship_to = :shipTo and r.delivery_key = :delivery and f.number = :number
     and f.signature is not null`,
)

/** A signature as PNG; undefined without. */
export const readSignature = async (
  db: Queries,
  asked: { division: string; shipTo: string; delivery: string; number: number },
): Promise<Buffer | undefined> => {
  const { division, shipTo, delivery, number } = asked
  return (await db.maybe<{ signature: Buffer }>(signature({ division, shipTo, delivery, number })))?.signature
}
