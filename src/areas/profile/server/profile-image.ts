import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { saveImage } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import type { Services } from '#platform/services.ts'
import { allowPictureUpload } from '#platform/uploads/allow-upload.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { pictureKey } from '#platform/uploads/take-picture.ts'
import {
  idOfProfileImageUrl,
  profileImagePurpose,
  profileImageSides,
  profileImageUrl,
} from '#areas/people/profile-image.ts'
import { deleteProfileImage, getProfileImage, requestProfileImageUpload } from '../profile.endpoints.ts'
import { mayEditPicture } from '../rules/change-profile.ts'

/** Side lengths of the finished squares. */
export const sides: readonly number[] = Object.values(profileImageSides)

/** PROFILE-2: where to send the picture. */
export const requestProfileImageUploadHandler = handle(
  requestProfileImageUpload,
  async ({ db, services, caller, body }) => {
    orRefuse(mayEditPicture(caller.actor))
    const wanted = { userId: caller.actor.userId, purpose: profileImagePurpose, ...body }
    const { id, uploadUrl, headers, expiresAt } = await allowPictureUpload(db, services, wanted)
    return { uploadUrl, headers, expiresAt: expiresAt.toISOString(), profileImageUrl: profileImageUrl(id) }
  },
)

/** PROFILE-2: the initials stand there again. */
export const deleteProfileImageHandler = handle(deleteProfileImage, async ({ db, services, caller, address }) => {
  const { actor } = caller
  orRefuse(mayEditPicture(actor))
  const before = await db.inTransaction(async (tx) => {
    const image = await saveImage(tx, actor.userId, null)
    if (image) await audit(tx, { actor, action: 'profile.image-delete', entity: `user:${actor.userId}`, address })
    return image
  })
  await removeImage(services, before)
  return { message: 'Profile image deleted successfully' }
})

/**
 * Security 59: drawn by us, from its own path, never sniffed, kept for good; colleagues see it, the
 * open web does not.
 */
export const getProfileImageHandler = handle(getProfileImage, async ({ services, params, reply }) => {
  const url = `/api/profile-images/${params.file}`
  const id = idOfProfileImageUrl(url)
  const side = sides.find((each) => id !== undefined && profileImageUrl(id, each) === url)
  const bytes =
    id === undefined || side === undefined
      ? undefined
      : await fileStoreOf(services.config).get(pictureKey(profileImagePurpose, id, side), maxBytes)
  if (!bytes) throw new Refused(common.not_found)
  void reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes
})

/** A finished square is far smaller; bytes. */
const maxBytes = 1024 * 1024

/** Throws the files of a former picture away. */
export async function removeImage(services: Pick<Services, 'config'>, id: string | null): Promise<void> {
  if (id === null) return
  const files = fileStoreOf(services.config)
  for (const side of sides) await files.remove(pictureKey(profileImagePurpose, id, side))
}
