import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { allowPictureUpload } from '#platform/uploads/allow-upload.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { takePhoto } from '#platform/uploads/take-picture.ts'
import { addReceiptPhoto, getReceiptPhoto, requestReceiptPhotoUpload } from '../receiving.endpoints.ts'
import { maxPhotos } from '../receiving.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { countPhotos, findPhoto, insertPhoto } from './photo.store.ts'
import { itemsOfCatalogue, makeReceipt } from './receipt.store.ts'
import { notifyOfReceipt, receivableDelivery } from './receiving-call.ts'

const purpose = 'receipt-photo'
/** Where a photo is kept. */
export const photoFile = (fileId: string): string => `${purpose}/${fileId}.webp`
/** A photo of 1,600 pixels is far smaller; bytes. */
export const maxPhotoBytes = 5_000_000

/** NEXT-6, security 59: where a photo may be sent. */
export const requestReceiptPhotoUploadHandler = handle(
  requestReceiptPhotoUpload,
  async ({ db, services, params, body, caller, now }) => {
    await receivableDelivery(db, params, now)
    const wanted = { ...body, userId: caller.actor.userId, purpose }
    const { id, uploadUrl, headers } = await allowPictureUpload(db, services, wanted)
    return { uploadId: id, uploadUrl, headers }
  },
)

/** NEXT-6: adds a photo once, whatever was sent twice. */
export const addReceiptPhotoHandler = handle(addReceiptPhoto, async (call) => {
  const { db, params, body, caller, now } = call
  const { photoId, ...question } = params
  const { actor } = caller
  const delivery = await receivableDelivery(db, question, now)
  const done = { isSuccess: true as const }
  if (delivery.photos.some(({ id }) => id === photoId)) return done
  if (delivery.photos.length >= maxPhotos) throw new Refused(receivingRefusals.receipt_too_many_photos)
  const isOfDelivery = delivery.lines.some(({ itemNumber }) => itemNumber === body.itemNumber)
  if (!isOfDelivery && (await itemsOfCatalogue(db, params.division, [body.itemNumber])).length === 0)
    throw new Refused({ ...receivingRefusals.receipt_item_not_found, field: 'itemNumber' })
  const upload = { id: body.uploadId, userId: actor.userId, purpose, field: 'uploadId' }
  const keep = async (tx: Queries) => {
    const receipt = await makeReceipt(tx, question, delivery, now)
    // Asked again under the lock: others may have added theirs in the meantime.
    if ((await countPhotos(tx, receipt.id)) >= maxPhotos) throw new Refused(receivingRefusals.receipt_too_many_photos)
    const photo = { receiptId: receipt.id, photoId, itemNumber: body.itemNumber, fileId: body.uploadId }
    await insertPhoto(tx, photo, { actor, now })
    await notifyOfReceipt(tx, question)
    return done
  }
  return takePhoto(upload, photoFile(body.uploadId), { ...call, keep })
})

/** NEXT-6: a photo; one of another ship-to and a missing one read the same. */
export const getReceiptPhotoHandler = handle(getReceiptPhoto, async ({ db, services, params, reply }) => {
  const fileId = await findPhoto(db, params)
  const bytes = fileId && (await fileStoreOf(services.config).get(photoFile(fileId), maxPhotoBytes))
  if (!bytes) throw new Refused(receivingRefusals.receipt_photo_not_found)
  void reply.header('cache-control', 'private, max-age=31536000, immutable')
  return bytes
})
