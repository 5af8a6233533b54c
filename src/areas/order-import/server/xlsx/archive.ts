import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'

/** Max parts of a workbook; it has a few dozen, and one more for each picture. */
const maxParts = 2000
/**
 * Max bytes that all parts of one workbook may unpack to; 10,000 rows and a wide used range take a
 * fraction of it.
 */
const maxUnpacked = 100 * 1024 * 1024

const unreadable = () => new Refused(orderImportRefusals.import_file_unreadable)
const suspicious = () => new Refused(orderImportRefusals.import_file_suspicious)

/** The parts of a workbook by name, ignoring case. */
export interface Archive {
  has(name: string): boolean
  /**
   * Streams a part as text; unpacking stops when it exceeds the limit or the size in the archive's
   * directory.
   */
  part(name: string): AsyncIterable<string>
}

/**
 * IMPORT-1: opens the archive of a workbook; one that is broken or contradicts itself is refused.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  // Names stay undecoded: no part is ever written to disk, and some programs write unusual names.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false }
  const zip = await readable(fromBufferPromise(bytes, options))
  const entries = await readable(listEntries(zip))
  let left = maxUnpacked
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *part(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw unreadable()
      if (entry.uncompressedSize > left) throw suspicious()
      const decoder = new TextDecoder('utf-8')
      left -= entry.uncompressedSize
      let size = 0
      for await (const piece of unpacked(zip, entry)) {
        size += piece.length
        if (size > entry.uncompressedSize) throw suspicious()
        yield decoder.decode(piece, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maxParts) throw suspicious()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused(orderImportRefusals.import_file_encrypted)
    const name = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
    // A duplicate name: readers disagree on which entry counts.
    if (entries.has(name)) throw unreadable()
    entries.set(name, entry)
  }
  return entries
}

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await readable(zip.openReadStreamPromise(entry))
  try {
    for await (const piece of stream) yield piece as Buffer
  } catch (error) {
    throw error instanceof Refused ? error : unreadable()
  } finally {
    stream.destroy()
  }
}

/** A file that yauzl rejects cannot be read. */
async function readable<Value>(opening: Promise<Value>): Promise<Value> {
  try {
    return await opening
  } catch (error) {
    throw error instanceof Refused ? error : unreadable()
  }
}
