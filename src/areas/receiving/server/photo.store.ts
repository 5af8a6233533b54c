import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DeliveryQuestion } from './delivery.store.ts'

/** A photo of what came. */
export interface NewPhoto {
  readonly receiptId: string
  readonly photoId: string
  readonly itemNumber: string
  /** Of the upload it was made from. */
  readonly fileId: string
}

const insert = sql(
  'receiving.add-photo',
  `insert into receipt_photos (receipt_id, id, item_number, file_id, user_id, real_user_id, taken_at)
   values (:receiptId, :photoId, :itemNumber, :fileId, :userId, :realUserId, :now) on conflict do nothing`,
)

/** Adds a photo; one that is there already stays as it is. */
export async function insertPhoto(
  tx: Queries,
  { receiptId, photoId, itemNumber, fileId }: NewPhoto,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { userId, realUserId } = actor
  await tx.send(insert({ receiptId, photoId, itemNumber, fileId, userId, realUserId, now }))
}

const count = sql(
  'receiving.count-photos',
  'select count(*)::int as photos from receipt_photos p where p.receipt_id = :receiptId',
)

/** How many photos a receipt has. */
export const countPhotos = async (tx: Queries, receiptId: string): Promise<number> =>
  (await tx.row<{ photos: number }>(count({ receiptId }))).photos

const file = sql(
  'receiving.photo',
  `select p.file_id as "fileId" from receipt_photos p join receipts r on r.id = p.receipt_id
   where r.division = :division and r.ship_to = :shipTo and r.delivery_key = :delivery and p.id = :photoId`,
)

/** The file of a photo; undefined when the delivery has none of this id. */
export const findPhoto = async (
  db: Queries,
  asked: DeliveryQuestion & { readonly photoId: string },
): Promise<string | undefined> => {
  const { division, shipTo, delivery, photoId } = asked
  return (await db.maybe<{ fileId: string }>(file({ division, shipTo, delivery, photoId })))?.fileId
}
