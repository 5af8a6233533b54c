import { createInflateRaw } from 'node:zlib'
import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { packedBytes, type ZipEntry } from './zip-directory.ts'

/**
 * Bytes that all parts of one workbook may unpack to together: 10,000 rows and a wide used range
 * take a fraction.
 */
export const mostUnpacked = 100 * 1024 * 1024

/** What is left of `mostUnpacked`, counted down by every part. */
export interface Allowance {
  left: number
}

/**
 * IMPORT-1: a part of the archive in pieces of text, never whole; what unpacks to more than allowed
 * is stopped on the way.
 */
export async function* unpack(bytes: Buffer, entry: ZipEntry, allowance: Allowance): AsyncGenerator<string> {
  if (entry.size > allowance.left) throw new Refused(orderImportRefusals.import_file_suspicious)
  const packed = packedBytes(bytes, entry)
  const decoder = new TextDecoder('utf-8')
  for await (const piece of entry.method === 0 ? [packed] : inflated(packed, entry)) {
    allowance.left -= piece.length
    if (allowance.left < 0) throw new Refused(orderImportRefusals.import_file_suspicious)
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

async function* inflated(packed: Buffer, { method }: ZipEntry): AsyncGenerator<Buffer> {
  if (method !== 8) throw new Refused(orderImportRefusals.import_file_unreadable)
  const stream = createInflateRaw({ chunkSize: 64 * 1024 })
  stream.end(packed)
  try {
    for await (const piece of stream) yield piece as Buffer
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(orderImportRefusals.import_file_unreadable)
  } finally {
    stream.destroy()
  }
}
