import { uploadRefusals } from '#contract/picture-uploads.ts'
import { Refused } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Transaction } from '../database/database.ts'
import type { Call } from '../http/handle.ts'
import { incomingKey } from './allow-upload.ts'
import { fileStoreOf } from './file-store.ts'
import { renderPhoto, renderSquares } from './render-picture.ts'
import { claimUpload, findUpload, type Upload } from './upload.store.ts'

/** The places of the finished squares of a picture. */
export const pictureKey = (purpose: string, id: string, side: number): string => `${purpose}/${id}-${side}.webp`

/** An upload that a call names. */
type Named = Pick<Upload, 'id' | 'userId' | 'purpose'> & {
  /** Of the call, that names the upload. */
  readonly field: string
}

/** Longer side of a photo, in pixels. */
export const photoSide = 1600

/** An upload is used up together with storing what shows it: one is never without the other. */
type Taking<T> = Pick<Call<Endpoint>, 'db' | 'services' | 'now'> & {
  /** Stores what shows the picture, in the transaction that uses the upload up. */
  readonly keep: (tx: Transaction) => Promise<T>
}

/**
 * PLAT-10: turns an upload into pictures of the given side lengths, kept under its purpose and id.
 */
export const takePicture = <T>(upload: Named, sides: readonly number[], taking: Taking<T>): Promise<T> =>
  take(upload, taking, async (bytes, type) => {
    const squares = await renderSquares(bytes, type, sides)
    return sides.map((side, index) => [pictureKey(upload.purpose, upload.id, side), squares[index]!])
  })

/** PLAT-10: turns an upload into a photo that is kept under this key. */
export const takePhoto = <T>(upload: Named, key: string, taking: Taking<T>): Promise<T> =>
  take(upload, taking, async (bytes, type) => [[key, await renderPhoto(bytes, type, photoSide)]])

/** PLAT-10: turns an upload into a photo and a square of so many pixels, kept as squares are. */
export const takePhotoWithSquare = <T>(upload: Named, square: number, taking: Taking<T>): Promise<T> =>
  take(upload, taking, async (bytes, type) => {
    const photo = await renderPhoto(bytes, type, photoSide)
    const [small] = await renderSquares(bytes, type, [square])
    const keyOf = (side: number) => pictureKey(upload.purpose, upload.id, side)
    return [
      [keyOf(photoSide), photo],
      [keyOf(square), small!],
    ]
  })

/**
 * Only its user, once. Drawing takes long: it comes before the transaction, and whoever's
 * transaction was lost sends the same upload again. The original is thrown away when it is used or
 * no picture.
 */
async function take<T>(
  upload: Named,
  { db, services, now, keep }: Taking<T>,
  render: (bytes: Buffer, type: string) => Promise<(readonly [key: string, bytes: Buffer])[]>,
): Promise<T> {
  const expired = () => new Refused({ ...uploadRefusals.upload_expired, field: upload.field })
  const announced = await findUpload(db, upload, now)
  if (!announced) throw expired()
  const files = fileStoreOf(services.config)
  const original = incomingKey(upload.id)
  const bytes = await files.get(original, announced.size)
  if (bytes?.length !== announced.size) throw new Refused(uploadRefusals.upload_missing)
  const drawn = await render(bytes, announced.type).catch(async (error: unknown) => {
    await files.remove(original)
    throw error
  })
  for (const [key, rendered] of drawn) await files.put(key, rendered, 'image/webp')
  const kept = await db.inTransaction(async (tx) => {
    if (!(await claimUpload(tx, upload, now))) throw expired()
    return keep(tx)
  })
  await files.remove(original)
  return kept
}
