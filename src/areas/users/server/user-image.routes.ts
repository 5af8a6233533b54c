import { Refused } from '#kit/decision.ts'
import { saveImage } from '#areas/people/server/public.ts'
import { idOfProfileImageUrl, profileImagePurpose } from '#areas/people/profile-image.ts'
import { removeImage, sides } from '#areas/profile/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { takePicture } from '#platform/uploads/take-picture.ts'
import { updateUserImage } from '../users.endpoints.ts'
import { usersRefusals } from '../users.refusals.ts'
import { answerUser, lockToChange } from './answer-user.ts'

/**
 * USERS-1: the picture comes from the manager's own upload, usable once, and is re-encoded
 * (security 59).
 */
export const updateUserImageHandler = handle(updateUserImage, async (call) => {
  const { db, services, caller, params, body, address } = call
  const { actor } = caller
  const url = body.profileImageUrl
  const image = url === null ? null : (idOfProfileImageUrl(url) ?? null)
  if (url !== null && image === null)
    throw new Refused({ ...usersRefusals.profile_image_unknown, field: 'profileImageUrl' })
  // Drawing takes long: permission is checked before it, and no row is locked in the meantime.
  await db.inTransaction((tx) => lockToChange(tx, call, params.userId))
  const keep = async (tx: Transaction) => {
    await lockToChange(tx, call, params.userId)
    const former = await saveImage(tx, params.userId, image)
    await audit(tx, { actor, action: 'user.change-image', entity: `user:${params.userId}`, address })
    return { before: former, user: await answerUser(tx, call, params.userId) }
  }
  const upload = { id: image ?? '', userId: actor.userId, purpose: profileImagePurpose, field: 'profileImageUrl' }
  const done = image === null ? db.inTransaction(keep) : takePicture(upload, sides, { ...call, keep })
  const { before, user } = await done
  await removeImage(services, before)
  const message = image === null ? 'Profile image deleted successfully' : 'Profile image updated successfully'
  return { message, user }
})
