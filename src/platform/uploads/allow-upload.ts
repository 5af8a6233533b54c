import { randomUUID } from 'node:crypto'
import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '../database/database.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { checkPicture } from '#contract/picture-uploads.ts'
import { fileStoreOf } from './file-store.ts'
import { grantUpload } from './upload.store.ts'

/** What a grant is sealed for. */
export const grantSeal = 'upload'

/** How long an address to send a file to holds, in seconds (security 59). */
const grantSeconds = 300

/** Where the bytes of an upload wait until they are used. */
export const incomingKey = (id: string): string => `incoming/${id}`

/** What somebody wants to upload. */
export interface WantedUpload {
  readonly userId: string
  readonly purpose: string
  /** MIME type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/**
 * PLAT-10: a signed address for one picture of one user, type and size; for five minutes and one
 * use.
 */
export async function allowPictureUpload(
  db: Queries,
  services: Services,
  wanted: WantedUpload,
): Promise<{ id: string; uploadUrl: string; headers: Record<string, string>; expiresAt: Date }> {
  orRefuse(checkPicture(wanted))
  const { config, clock } = services
  const now = clock.now()
  const { userId, type, size } = wanted
  const expiresAt = new Date(now.getTime() + grantSeconds * 1000)
  const id = randomUUID()
  await grantUpload(db, { ...wanted, id, expiresAt })
  const file = { key: incomingKey(id), type, size, seconds: grantSeconds, now }
  const permit = fileStoreOf(config).uploadPermit(file) ?? {
    uploadUrl: `/api/uploads/${id}?grant=${sealOf(config).seal(JSON.stringify({ id, userId, type, size, until: expiresAt.getTime() }), grantSeal)}`,
    headers: { 'content-type': type },
  }
  return { id, expiresAt, ...permit }
}
