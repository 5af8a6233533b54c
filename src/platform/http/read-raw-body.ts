import type { IncomingMessage } from 'node:http'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'

/** The body of a call that reads it itself, as it was sent; refused beyond `maxBytes`. */
export async function readRawBody(raw: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of raw) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > maxBytes) throw new Refused(common.too_large)
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}
