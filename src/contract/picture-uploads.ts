import { allow, type Decision, refuse } from '#kit/decision.ts'
import { refusals } from './refusals.ts'

/**
 * Types a picture may be uploaded as: what browsers and cameras write. No SVG: it is a program, not
 * a picture.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Largest picture, in kilobytes (the specification's 10 MB). */
export const pictureLimitKb = 10_240

/** Every "no" of uploading a picture (security 59). */
export const uploadRefusals = refusals({
  file_type_not_supported: [400, 'File type not supported'],
  file_too_large: [413, `File size exceeded the limit of ${pictureLimitKb} kb`],
  upload_expired: [403, 'This upload has expired or was made already. Please choose the file again.'],
  upload_differs: [400, 'The file is not the one that was announced. Please choose it again.'],
  upload_missing: [400, 'The file did not arrive. Please choose it again.'],
  picture_not_valid: [400, 'Please select a valid image file'],
  picture_too_big: [400, 'The picture has too many pixels. Please choose one of at most 25 megapixels.'],
})

/**
 * Security 59: only pictures a browser takes, at most 10 MB. The bytes themselves are judged when
 * they have arrived.
 */
export function checkPicture({ type, size }: { type: string; size: number }): Decision {
  if (!pictureTypes.some((each) => each === type))
    return refuse(uploadRefusals.file_type_not_supported, { field: 'type' })
  if (size > pictureLimitKb * 1024) return refuse(uploadRefusals.file_too_large, { field: 'size' })
  return allow()
}
