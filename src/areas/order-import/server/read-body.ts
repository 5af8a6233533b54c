import type { IncomingMessage } from 'node:http'
import { Refused } from '#kit/decision.ts'
import { maxFileBytes } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'

/**
 * Security 21, 68: the file's bytes; a file that is too large is refused by its Content-Length,
 * otherwise as soon as the limit is exceeded.
 */
export async function readBody(body: IncomingMessage): Promise<Buffer> {
  if (Number(body.headers['content-length'] ?? 0) > maxFileBytes)
    throw new Refused(orderImportRefusals.import_file_too_large)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > maxFileBytes) throw new Refused(orderImportRefusals.import_file_too_large)
    pieces.push(bytes)
  }
  return Buffer.concat(pieces)
}
