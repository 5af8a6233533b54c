import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pictureLimitKb, pictureTypes, uploadRefusals } from '#contract/picture-uploads.ts'

/**
 * PLAT-10: takes the bytes of a file that was announced; the address with its grant comes from the
 * call that announced it.
 */
export const putUpload = endpoint({
  name: 'putUpload',
  method: 'PUT',
  path: '/uploads/:uploadId',
  summary: 'Send a file to the address that was given for it',
  params: z.object({ uploadId: z.uuid() }),
  query: z.object({ grant: z.string().min(1).max(1000) }),
  rawBody: [...pictureTypes],
  bodyLimit: pictureLimitKb * 1024,
  answer: z.object({ isSuccess: z.literal(true) }),
  refusals: [uploadRefusals.upload_expired, uploadRefusals.upload_differs, uploadRefusals.file_too_large],
})
