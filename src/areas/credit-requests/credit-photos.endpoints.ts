import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { creditPhoto } from './credit-request.ts'
import { creditRefusals } from './credit-requests.refusals.ts'

/** CREDIT-1: an address to send one photo to, for five minutes (security 59). */
export const requestCreditPhotoUpload = endpoint({
  name: 'requestCreditPhotoUpload',
  method: 'POST',
  path: '/credit-requests/photos/upload-url',
  summary: 'Ask where to upload a photo for a credit request',
  needs: ['viewCreditRequests'],
  body: z.object({
    type: z.string('File type not supported').max(100, 'File type not supported'),
    size: z.number('The size is in bytes').int('The size is in bytes').min(1, 'The file is empty').max(1e12),
  }),
  answer: z.object({
    /** What the next call, and the request or comment, names it by. */
    photoId: z.uuid(),
    /** Send the file there by PUT with these headers. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
  refusals: [uploadRefusals.file_type_not_supported, uploadRefusals.file_too_large],
})

const params = z.object({ photoId: z.uuid() })

/**
 * CREDIT-1: the photo has arrived: it is drawn again, without its place and camera. What is no
 * picture is refused here, by itself.
 */
export const takeCreditPhoto = endpoint({
  name: 'takeCreditPhoto',
  method: 'POST',
  path: '/credit-requests/photos/:photoId/taken',
  summary: 'Re-encode a photo that was uploaded',
  params,
  needs: ['viewCreditRequests'],
  answer: z.object({ photo: creditPhoto }),
  refusals: [
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/** Side lengths a photo is kept at, in pixels; `full` is its longer side. */
export const creditPhotoSizes = { full: 1600, thumbnail: 240 } as const

/** CREDIT-1: a photo, for whoever may read what it belongs to. */
export const getCreditPhoto = endpoint({
  name: 'getCreditPhoto',
  method: 'GET',
  path: '/credit-requests/photos/:photoId/:size',
  summary: 'A photo of a credit request',
  params: params.extend({ size: z.enum(['full', 'thumbnail']) }),
  needs: ['viewCreditRequests'],
  file: 'image/webp',
  answer: fileContent,
  refusals: [creditRefusals.credit_photo_not_found],
})

/** The addresses of a photo. */
export const creditPhotoUrls = (id: string) => ({
  url: `/api/credit-requests/photos/${id}/full`,
  thumbnailUrl: `/api/credit-requests/photos/${id}/thumbnail`,
})
