import { randomUUID } from 'node:crypto'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { renderSquares } from '#platform/uploads/render-picture.ts'
import { pictureKey } from '#platform/uploads/take-picture.ts'
import { creditPhotoSizes } from '../credit-photos.endpoints.ts'
import { creditPhotoPurpose } from './credit-photo.routes.ts'
import { keepPhoto } from './credit-photo.store.ts'

/**
 * NEXT-6: a photo that another area keeps, as WebP, as one of the user's for a request; returns its
 * id.
 */
export async function copyCreditPhoto(
  db: Queries,
  services: Pick<Services, 'config'>,
  { bytes, userId }: { readonly bytes: Buffer; readonly userId: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const files = fileStoreOf(services.config)
  const { full, thumbnail } = creditPhotoSizes
  const [small] = await renderSquares(bytes, 'image/webp', [thumbnail])
  await files.put(pictureKey(creditPhotoPurpose, id, full), bytes, 'image/webp')
  await files.put(pictureKey(creditPhotoPurpose, id, thumbnail), small!, 'image/webp')
  await keepPhoto(db, id, userId, now)
  return id
}
