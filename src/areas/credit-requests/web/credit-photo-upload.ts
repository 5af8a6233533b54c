import { callEndpoint } from '#browser/client.ts'
import { sendUpload } from '#browser/send-upload.ts'
import { requestCreditPhotoUpload, takeCreditPhoto } from '../credit-photos.endpoints.ts'
import type { CreditPhoto } from '../credit-request.ts'

/** CREDIT-1: uploads a photo and has it re-encoded. Throws `CallFailed` about the field. */
export async function uploadCreditPhoto(file: File): Promise<CreditPhoto> {
  const { photoId, ...permit } = await callEndpoint(requestCreditPhotoUpload, {
    body: { type: file.type, size: file.size },
  })
  await sendUpload(permit, file, 'photos')
  const { photo } = await callEndpoint(takeCreditPhoto, { params: { photoId } })
  return photo
}
