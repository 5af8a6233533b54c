import { orRefuse, Refused } from '#kit/decision.ts'
import type { CallReceived } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { takePicture } from '#platform/uploads/take-picture.ts'
import { idOfProfileImageUrl, profileImagePurpose, profileImageUrl } from '#areas/people/profile-image.ts'
import { updateProfile } from '../profile.endpoints.ts'
import { profileRefusals as no } from '../profile.refusals.ts'
import { changedFields, changeProfile } from '../rules/change-profile.ts'
import { removeImage, sides } from './profile-image.ts'
import { profileOf, saveImage, saveProfile } from './profile.store.ts'

/** PROFILE-2: names and phone by their rules; a picture only out of the user's own upload, drawn anew (security 59). */
export const updateProfileHandler = handle(updateProfile, async (call) => {
  const { db, services, body, caller, now, address } = call
  const { actor } = caller
  const { userId } = actor
  const saved = await profileOf(db, userId)
  const fields = orRefuse(changeProfile(actor, saved, body))
  const image = wantedImage(body)
  const isNewImage = image !== null && image !== saved.image
  if (isNewImage) await takePicture(db, services, { id: image, userId, purpose: profileImagePurpose }, sides, now)
  const changed = [...changedFields(saved, fields), ...(image === saved.image ? [] : ['profileImage'])]
  const done = await db.inTransaction(async (tx) => {
    const name = await saveProfile(tx, userId, fields)
    const before = image === saved.image ? image : await saveImage(tx, userId, image)
    // Which fields, not what they say: the trail keeps no phone numbers.
    if (changed.length > 0)
      await audit(tx, { actor, action: 'profile.update', entity: `user:${userId}`, details: { changed }, address })
    return { name, before }
  })
  if (done.before !== image) await removeImage(services, done.before)
  const picture = { hasProfileImage: image !== null, profileImageUrl: image === null ? null : profileImageUrl(image) }
  return { message: 'Profile updated successfully', updatedInfo: { ...fields, name: done.name, ...picture } }
})

/** The id of the picture to have, or null for none. */
function wantedImage({
  hasProfileImage,
  profileImageUrl: url,
}: CallReceived<typeof updateProfile>['body']): string | null {
  if (!hasProfileImage || url === null) return null
  const id = idOfProfileImageUrl(url)
  if (id === undefined) throw new Refused({ ...no.profile_image_unknown, field: 'profileImageUrl' })
  return id
}
