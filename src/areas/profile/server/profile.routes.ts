import { orRefuse, Refused } from '#kit/decision.ts'
import type { CallReceived } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { takePicture } from '#platform/uploads/take-picture.ts'
import { idOfProfileImageUrl, profileImagePurpose, profileImageUrl } from '#areas/people/profile-image.ts'
import { profileVersion, saveImage } from '#areas/people/server/public.ts'
import { type UpdatedInfo, updateProfile } from '../profile.endpoints.ts'
import { profileRefusals } from '../profile.refusals.ts'
import type { ProfileFields } from '../profile.ts'
import { changedFields, changeProfile } from '../rules/change-profile.ts'
import { removeImage, sides } from './profile-image.ts'
import { fullName, lockProfile, profileOf, type SavedProfile, saveProfile } from './profile.store.ts'

/**
 * PROFILE-2: names and phone by their rules; a picture only from the user's own upload, re-encoded
 * (security 59).
 */
export const updateProfileHandler = handle(updateProfile, async (call) => {
  const { db, services, body, caller, address } = call
  const { actor } = caller
  const { userId } = actor
  const seen = await profileOf(db, userId)
  orRefuse(changeProfile(actor, seen, wantedFields(body, seen)))
  const image = wantedImage(body, seen.image)
  const isNewImage = image !== null && image !== seen.image
  const keep = async (tx: Queries) => {
    const saved = await lockProfile(tx, userId)
    if (call.ifMatch !== null && call.ifMatch !== profileVersion(saved))
      throw new Refused({ ...profileRefusals.profile_changed, details: infoOf(saved) })
    const fields = orRefuse(changeProfile(actor, saved, wantedFields(body, saved)))
    const isOtherImage = image !== seen.image
    const changed = [...changedFields(saved, fields), ...(isOtherImage ? ['profileImage'] : [])]
    await saveProfile(tx, userId, fields)
    const before = isOtherImage ? await saveImage(tx, userId, image) : null
    // Which fields, not what they say: the trail keeps no phone numbers.
    if (changed.length > 0)
      await audit(tx, { actor, action: 'profile.update', entity: `user:${userId}`, details: { changed }, address })
    return { info: infoOf({ ...fields, image: isOtherImage ? image : saved.image }), before }
  }
  const upload = { id: image ?? '', userId, purpose: profileImagePurpose, field: 'profileImageUrl' }
  const done = await (isNewImage ? takePicture(upload, sides, { ...call, keep }) : db.inTransaction(keep))
  if (done.before !== null) await removeImage(services, done.before)
  return { message: 'Profile updated successfully', updatedInfo: done.info }
})

type Wanted = CallReceived<typeof updateProfile>['body']

/** The fields as they shall be: what the body does not say stays. */
const wantedFields = (body: Wanted, saved: SavedProfile): ProfileFields => ({
  displayName: body.displayName ?? saved.displayName,
  firstName: body.firstName ?? saved.firstName,
  lastName: body.lastName ?? saved.lastName,
  phone: body.phone ?? saved.phone,
})

/** What the browser keeps of a profile. */
function infoOf({ image, ...fields }: SavedProfile): UpdatedInfo {
  const { displayName, firstName, lastName, phone } = fields
  return {
    displayName,
    firstName,
    lastName,
    phone,
    name: fullName(fields),
    hasProfileImage: image !== null,
    profileImageUrl: image === null ? null : profileImageUrl(image),
    version: profileVersion(fields),
  }
}

/** The id of the picture to have, or null for none; one nothing is said of stays. */
function wantedImage({ hasProfileImage, profileImageUrl: url }: Wanted, saved: string | null): string | null {
  if (hasProfileImage === undefined && url === undefined) return saved
  if (hasProfileImage === false || url === undefined || url === null) return null
  const id = idOfProfileImageUrl(url)
  if (id === undefined) throw new Refused({ ...profileRefusals.profile_image_unknown, field: 'profileImageUrl' })
  return id
}
