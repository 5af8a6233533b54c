import { Refused } from '#kit/decision.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { allowPictureUpload } from '#platform/uploads/allow-upload.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { pictureKey, takePicture } from '#platform/uploads/take-picture.ts'
import { readPictureFile, recipePicturePurpose, recipePictureSides, recipePictureUrl } from '../recipe-picture.ts'
import { addRecipePicture, getRecipePicture, requestRecipePictureUpload } from '../recipe-pictures.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { insertPicture, isPictureOf, removeUnused } from './recipe-picture.store.ts'

const sides = Object.values(recipePictureSides)
/** A finished square is far smaller; bytes. */
const maxBytes = 2 * 1024 * 1024

/** RECIPE-3: where to send the picture. */
export const requestRecipePictureUploadHandler = handle(
  requestRecipePictureUpload,
  async ({ db, services, caller, body }) => {
    const wanted = { userId: caller.actor.realUserId, purpose: recipePicturePurpose, ...body }
    const { id, uploadUrl, headers } = await allowPictureUpload(db, services, wanted)
    return { uploadUrl, headers, pictureId: id }
  },
)

/** RECIPE-3: takes one. Pictures that no recipe came to show go after a month. */
export const addRecipePictureHandler = handle(addRecipePicture, async (call) => {
  const { services, caller, params, body, now } = call
  const { pictureId } = body
  const userId = caller.actor.realUserId
  const upload = { id: pictureId, userId, purpose: recipePicturePurpose, field: 'pictureId' }
  const keep = async (tx: Queries) => {
    await lockOwnData(tx, params)
    await insertPicture(tx, params, { pictureId, userId, now })
    return removeUnused(tx, params, now)
  }
  const gone = await takePicture(upload, sides, { ...call, keep })
  const files = fileStoreOf(services.config)
  for (const id of gone) for (const side of sides) await files.remove(pictureKey(recipePicturePurpose, id, side))
  return { pictureId, url: recipePictureUrl(params, pictureId, recipePictureSides.large) }
})

/** Security 59: drawn by us, never sniffed; one of another ship-to reads like a missing one. */
export const getRecipePictureHandler = handle(getRecipePicture, async ({ db, services, params, reply }) => {
  const named = readPictureFile(params.file)
  const isOwn = named !== undefined && (await isPictureOf(db, params, named.id))
  const bytes =
    isOwn && (await fileStoreOf(services.config).get(pictureKey(recipePicturePurpose, named.id, named.side), maxBytes))
  if (!bytes) throw new Refused(recipeRefusals.picture_not_found)
  void reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes
})
