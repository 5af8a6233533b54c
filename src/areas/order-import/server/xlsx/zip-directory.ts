import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'

/** One file inside the archive; its sizes are what the archive says, not what is true. */
export interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packedSize: number
  readonly size: number
  readonly headerAt: number
}

/** A workbook has a few dozen parts. */
const mostEntries = 2000
const endLength = 22
const longestComment = 0xffff
const unreadable = () => new Refused(orderImportRefusals.import_file_unreadable)

/**
 * IMPORT-1: the archive's list of contents. ZIP64, several volumes and contradictions are refused:
 * no workbook of 10 MB needs them.
 */
export function zipDirectory(bytes: Buffer): ReadonlyMap<string, ZipEntry> {
  const end = endAt(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > mostEntries) throw new Refused(orderImportRefusals.import_file_suspicious)
  const entries = new Map<string, ZipEntry>()
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) throw unreadable()
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry: ZipEntry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength).replace(/^\//, ''),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      headerAt: bytes.readUInt32LE(at + 42),
    }
    if (bytes.readUInt16LE(at + 8) & 1) throw new Refused(orderImportRefusals.import_file_encrypted)
    // The same name twice: readers disagree which one counts.
    const key = entry.name.toLowerCase()
    if (entries.has(key)) throw unreadable()
    entries.set(key, entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The packed bytes of an entry. */
export function packedBytes(bytes: Buffer, { headerAt, packedSize }: ZipEntry): Buffer {
  if (headerAt + 30 > bytes.length || bytes.readUInt32LE(headerAt) !== 0x04034b50) throw unreadable()
  const start = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28)
  if (start + packedSize > bytes.length) throw unreadable()
  return bytes.subarray(start, start + packedSize)
}

/** The end record stands at the very end, before a comment at most. */
function endAt(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - endLength - longestComment)
  for (let at = bytes.length - endLength; at >= least; at--) {
    if (bytes.readUInt32LE(at) !== 0x06054b50) continue
    if (bytes.readUInt16LE(at + 4) !== 0 || bytes.readUInt16LE(at + 6) !== 0) throw unreadable()
    return at
  }
  throw unreadable()
}
