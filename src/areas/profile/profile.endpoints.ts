import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { profileFields } from './profile.ts'
import { profileRefusals } from './profile.refusals.ts'

const updatedInfo = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  name: z.string(),
  hasProfileImage: z.boolean(),
  profileImageUrl: z.string().nullable(),
  /** What the next change says with `If-Match`. */
  version: z.number().int(),
})
/** Names, phone and picture as they are stored. */
export type UpdatedInfo = z.output<typeof updatedInfo>

/** PROFILE-2: saves names, phone and picture. */
export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/me/profile',
  summary: 'Change the user’s own names, phone and picture',
  forPeople: true,
  ifMatch: true,
  /** Only what was changed; the rest stays as it is. */
  body: profileFields
    .extend({
      hasProfileImage: z.boolean(),
      /** As the call for an upload address gave it, or as it was. */
      profileImageUrl: z.string().max(200).nullable(),
    })
    .partial(),
  answer: z.object({ message: z.string(), updatedInfo }),
  refusals: [
    profileRefusals.first_name_required,
    profileRefusals.phone_invalid,
    profileRefusals.profile_kept_by_office,
    profileRefusals.profile_not_yours,
    profileRefusals.profile_image_unknown,
    profileRefusals.profile_changed,
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/** PROFILE-2: an address to send one picture to, for five minutes (security 59). */
export const requestProfileImageUpload = endpoint({
  name: 'requestProfileImageUpload',
  method: 'POST',
  path: '/me/profile-image/upload-url',
  summary: 'Ask where to upload a profile picture',
  forPeople: true,
  body: z.object({ type: z.string().max(100), size: z.number().int().min(1) }),
  answer: z.object({
    /** Send the file there by PUT with these headers. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
    /** What to save in the profile when the file has arrived. */
    profileImageUrl: z.string(),
  }),
  refusals: [profileRefusals.profile_not_yours, uploadRefusals.file_type_not_supported, uploadRefusals.file_too_large],
})

/** PROFILE-2: takes the picture away. */
export const deleteProfileImage = endpoint({
  name: 'deleteProfileImage',
  method: 'DELETE',
  path: '/me/profile-image',
  summary: 'Delete the user’s profile picture',
  forPeople: true,
  answer: z.object({ message: z.string() }),
  refusals: [profileRefusals.profile_not_yours],
})

/** A picture; its address changes with it, so that browsers may keep it for good. */
export const getProfileImage = endpoint({
  name: 'getProfileImage',
  method: 'GET',
  path: '/profile-images/:file',
  summary: 'A profile picture',
  params: z.object({ file: z.string().max(60) }),
  file: 'image/webp',
  answer: fileContent,
})
