import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import type { Job } from '#platform/http/area.ts'
import { allowPictureUpload } from '#platform/uploads/allow-upload.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { pictureKey, takePhotoWithSquare } from '#platform/uploads/take-picture.ts'
import {
  creditPhotoSizes,
  creditPhotoUrls,
  getCreditPhoto,
  requestCreditPhotoUpload,
  takeCreditPhoto,
} from '../credit-photos.endpoints.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { forgetPhotos, keepPhoto, mayReadPhoto } from './credit-photo.store.ts'

/** What photos of requests are uploaded for, and kept under. */
export const creditPhotoPurpose = 'credit-photo'
const purpose = creditPhotoPurpose
/** A photo of 1,600 pixels is far smaller; bytes. */
const maxBytes = 4 * 1024 * 1024

/** CREDIT-1: where to send a photo. */
export const requestCreditPhotoUploadHandler = handle(
  requestCreditPhotoUpload,
  async ({ db, services, caller, body }) => {
    const wanted = { userId: caller.actor.userId, purpose, ...body }
    const { id, uploadUrl, headers, expiresAt } = await allowPictureUpload(db, services, wanted)
    return { photoId: id, uploadUrl, headers, expiresAt: expiresAt.toISOString() }
  },
)

/** CREDIT-1: takes a photo, which is its owner's until it belongs to a request. */
export const takeCreditPhotoHandler = handle(takeCreditPhoto, async (call) => {
  const { userId } = call.caller.actor
  const id = call.params.photoId
  const keep = (tx: Queries) => keepPhoto(tx, id, userId, call.now)
  const upload = { id, userId, purpose, field: 'photoId' }
  await takePhotoWithSquare(upload, creditPhotoSizes.thumbnail, { ...call, keep })
  return { photo: { id, ...creditPhotoUrls(id) } }
})

/** Security 59: drawn by us, never sniffed; others' read like missing ones. */
export const getCreditPhotoHandler = handle(getCreditPhoto, async ({ db, services, params, caller, reply }) => {
  const { photoId, size } = params
  const isTheirs = await mayReadPhoto(db, photoId, caller.actor.userId, caller.isStaff)
  const key = pictureKey(purpose, photoId, creditPhotoSizes[size])
  const bytes = isTheirs ? await fileStoreOf(services.config).get(key, maxBytes) : undefined
  if (!bytes) throw new Refused(creditRefusals.credit_photo_not_found)
  void reply
    .header('cache-control', 'private, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes
})

const looseMs = 48 * 3_600_000

/** Photos of requests that were never sent are thrown away after two days. */
export const forgetCreditPhotosJob: Job = {
  name: 'forget-credit-photos',
  schedule: '37 * * * *',
  run: async (_, { db, clock, config }) => {
    const files = fileStoreOf(config)
    for (const id of await forgetPhotos(db, new Date(clock.now().getTime() - looseMs)))
      for (const side of Object.values(creditPhotoSizes)) await files.remove(pictureKey(purpose, id, side))
  },
}
