import type { IncomingMessage } from 'node:http'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { Refused } from '#kit/decision.ts'
import { handle } from '../http/handle.ts'
import { sealOf } from '../seal.ts'
import { grantSeal, incomingKey } from './allow-upload.ts'
import { fileStoreOf } from './file-store.ts'
import { mayReceive } from './upload.store.ts'
import { putUpload } from './uploads.endpoints.ts'

interface Grant {
  readonly id: string
  readonly userId: string
  readonly type: string
  readonly size: number
  /** Milliseconds of the epoch. */
  readonly until: number
}

/** Security 59: the grant's user, key, type and size, once and in time; else nothing is kept. */
export const putUploadHandler = handle(putUpload, async ({ db, services, params, query, caller, now, request }) => {
  const { config } = services
  const { userId } = caller.actor
  const grant = grantOf(query.grant, (sealed) => sealOf(config).open(sealed, grantSeal))
  if (grant?.id !== params.uploadId || grant.userId !== userId || grant.until <= now.getTime())
    throw new Refused(uploadRefusals.upload_expired)
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== grant.type) throw new Refused(uploadRefusals.upload_differs)
  if (!(await mayReceive(db, grant.id, userId, now))) throw new Refused(uploadRefusals.upload_expired)
  const bytes = await exactly(request.raw, grant.size)
  await fileStoreOf(config).put(incomingKey(grant.id), bytes, grant.type)
  return { isSuccess: true as const }
})

/** What the seal holds, or undefined for one that was made up or changed. */
function grantOf(sealed: string, open: (sealed: string) => string): Grant | undefined {
  try {
    return JSON.parse(open(sealed)) as Grant
  } catch {
    return undefined
  }
}

/** The body when it is exactly so long; it is not read further than that. */
async function exactly(body: IncomingMessage, size: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    length += (piece as Buffer).length
    if (length > size) throw new Refused(uploadRefusals.upload_differs)
    pieces.push(piece as Buffer)
  }
  if (length !== size) throw new Refused(uploadRefusals.upload_differs)
  return Buffer.concat(pieces)
}
