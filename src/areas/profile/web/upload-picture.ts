import { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import type { Refusal } from '#kit/decision.ts'
import { requestProfileImageUpload } from '../profile.endpoints.ts'

/** PROFILE-2: asks where to, sends the picture there, and returns what to save in the profile. */
export async function uploadPicture(file: Blob): Promise<string> {
  const body = { type: file.type, size: file.size }
  const { uploadUrl, headers, profileImageUrl } = await callEndpoint(requestProfileImageUpload, { body })
  const sent = await fetch(uploadUrl, { method: 'PUT', headers, body: file, credentials: 'same-origin' }).catch(
    () => undefined,
  )
  if (sent?.ok) return profileImageUrl
  // The portal says why; a storage of its own does not speak our language.
  const answer = (await sent?.json().catch(() => undefined)) as Partial<Refusal> | undefined
  throw new CallFailed({
    ...uploadRefusals.upload_missing,
    ...(answer?.code && answer.message && { code: answer.code, message: answer.message }),
    field: 'profileImageUrl',
  })
}
