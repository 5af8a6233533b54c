import { uploadRefusals } from '#contract/picture-uploads.ts'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '../database/database.ts'
import type { Services } from '../services.ts'
import { incomingKey } from './allow-upload.ts'
import { fileStoreOf } from './file-store.ts'
import { renderSquares } from './render-picture.ts'
import { claimUpload, type Upload } from './upload.store.ts'

/** The places of the finished squares of a picture. */
export const pictureKey = (purpose: string, id: string, side: number): string => `${purpose}/${id}-${side}.webp`

/**
 * PLAT-10: turns an upload into pictures of the given side lengths, kept under its purpose and id.
 * Only its user, once. The original is thrown away, whatever became of it.
 */
export async function takePicture(
  db: Queries,
  services: Pick<Services, 'config'>,
  upload: Pick<Upload, 'id' | 'userId' | 'purpose'> & { /** Of the call, that names the upload. */ field: string },
  sides: readonly number[],
  now: Date,
): Promise<void> {
  const announced = await claimUpload(db, upload, now)
  if (!announced) throw new Refused({ ...uploadRefusals.upload_expired, field: upload.field })
  const files = fileStoreOf(services.config)
  const bytes = await files.get(incomingKey(upload.id), announced.size)
  if (bytes?.length !== announced.size) throw new Refused(uploadRefusals.upload_missing)
  try {
    const squares = await renderSquares(bytes, announced.type, sides)
    for (const [index, side] of sides.entries())
      await files.put(pictureKey(upload.purpose, upload.id, side), squares[index]!, 'image/webp')
  } finally {
    await files.remove(incomingKey(upload.id))
  }
}
