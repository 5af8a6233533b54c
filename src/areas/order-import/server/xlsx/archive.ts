import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'

/** A workbook has a few dozen parts, and one more for each picture in it. */
const maxParts = 2000
/**
 * Bytes that all parts of one workbook may unpack to together: 10,000 rows and a wide used range
 * take a fraction.
 */
const maxUnpacked = 100 * 1024 * 1024

const unreadable = () => new Refused(orderImportRefusals.import_file_unreadable)
const suspicious = () => new Refused(orderImportRefusals.import_file_suspicious)

/** The parts of a workbook by name, without regard to case. */
export interface Archive {
  has(name: string): boolean
  /**
   * A part in pieces of text, never whole; what unpacks to more than allowed, or than the list of
   * contents claims, is stopped on the way.
   */
  part(name: string): AsyncIterable<string>
}

/**
 * IMPORT-1: opens the archive of a workbook; one that is broken or contradicts itself is refused.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  // The names stay bytes: no part is ever a file on a disk, and theirs are odd from some programs.
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
    // The same name twice: readers disagree which one counts.
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

/** What yauzl refuses is a file that nobody can read. */
async function readable<Value>(opening: Promise<Value>): Promise<Value> {
  try {
    return await opening
  } catch (error) {
    throw error instanceof Refused ? error : unreadable()
  }
}
