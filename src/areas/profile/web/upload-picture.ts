import { callEndpoint } from '#browser/client.ts'
import { sendUpload } from '#browser/send-upload.ts'
import { requestProfileImageUpload } from '../profile.endpoints.ts'

/** PROFILE-2: asks where to, sends the picture there, and returns what to save in the profile. */
export async function uploadPicture(file: Blob): Promise<string> {
  const body = { type: file.type, size: file.size }
  const { profileImageUrl, ...permit } = await callEndpoint(requestProfileImageUpload, { body })
  await sendUpload(permit, file, 'profileImageUrl')
  return profileImageUrl
}
