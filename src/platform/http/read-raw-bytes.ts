import type { IncomingMessage } from 'node:http'
import { common } from '#contract/common-refusals.ts'
import { type Refusal, Refused } from '#kit/decision.ts'

/** The bytes of a body that the handler reads itself; refused beyond `maxBytes`. */
export async function readRawBytes(
  raw: IncomingMessage,
  maxBytes: number,
  tooLarge: Refusal = common.too_large,
): Promise<Buffer> {
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw new Refused(tooLarge)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of raw.iterator({ destroyOnReturn: false })) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > maxBytes) throw new Refused(tooLarge)
    pieces.push(bytes)
  }
  return Buffer.concat(pieces)
}
