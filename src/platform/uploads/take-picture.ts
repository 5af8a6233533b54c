import { uploadRefusals } from '#contract/picture-uploads.ts'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '../database/database.ts'
import type { Services } from '../services.ts'
import { incomingKey } from './allow-upload.ts'
import { fileStoreOf } from './file-store.ts'
import { renderPhoto, renderSquares } from './render-picture.ts'
import { claimUpload, type Upload } from './upload.store.ts'

/** The places of the finished squares of a picture. */
export const pictureKey = (purpose: string, id: string, side: number): string => `${purpose}/${id}-${side}.webp`

/** An upload that a call names. */
type Named = Pick<Upload, 'id' | 'userId' | 'purpose'> & {
  /** Of the call, that names the upload. */
  readonly field: string
}

/** Longer side of a photo, in pixels. */
export const photoSide = 1600

/**
 * PLAT-10: turns an upload into pictures of the given side lengths, kept under its purpose and id.
 */
export const takePicture = (
  db: Queries,
  services: Pick<Services, 'config'>,
  upload: Named,
  sides: readonly number[],
  now: Date,
): Promise<void> =>
  take(db, services, upload, now, async (bytes, type) => {
    const squares = await renderSquares(bytes, type, sides)
    return sides.map((side, index) => [pictureKey(upload.purpose, upload.id, side), squares[index]!])
  })

/** PLAT-10: turns an upload into a photo that is kept under this key. */
export const takePhoto = (
  db: Queries,
  services: Pick<Services, 'config'>,
  upload: Named,
  key: string,
  now: Date,
): Promise<void> =>
  take(db, services, upload, now, async (bytes, type) => [[key, await renderPhoto(bytes, type, photoSide)]])

/** PLAT-10: turns an upload into a photo and a square of so many pixels, kept as squares are. */
export const takePhotoWithSquare = (
  db: Queries,
  services: Pick<Services, 'config'>,
  upload: Named,
  square: number,
  now: Date,
): Promise<void> =>
  take(db, services, upload, now, async (bytes, type) => {
    const photo = await renderPhoto(bytes, type, photoSide)
    const [small] = await renderSquares(bytes, type, [square])
    const keyOf = (side: number) => pictureKey(upload.purpose, upload.id, side)
    return [
      [keyOf(photoSide), photo],
      [keyOf(square), small!],
    ]
  })

/** Only its user, once. The original is thrown away, whatever became of it. */
async function take(
  db: Queries,
  services: Pick<Services, 'config'>,
  upload: Named,
  now: Date,
  render: (bytes: Buffer, type: string) => Promise<(readonly [key: string, bytes: Buffer])[]>,
): Promise<void> {
  const announced = await claimUpload(db, upload, now)
  if (!announced) throw new Refused({ ...uploadRefusals.upload_expired, field: upload.field })
  const files = fileStoreOf(services.config)
  const bytes = await files.get(incomingKey(upload.id), announced.size)
  if (bytes?.length !== announced.size) throw new Refused(uploadRefusals.upload_missing)
  try {
    for (const [key, rendered] of await render(bytes, announced.type)) await files.put(key, rendered, 'image/webp')
  } finally {
    await files.remove(incomingKey(upload.id))
  }
}
