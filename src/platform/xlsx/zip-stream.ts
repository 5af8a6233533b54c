import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

// 1 January 1980, the first day of the format: the same content is the same bytes.
const dosDate = 0x0021
const deflated = 8
const version = 20
/** Sizes and checksum follow the content (general purpose bit 3). */
const sizesFollow = 0x0008
const signature = (kind: readonly [number, number]) => Buffer.from([0x50, 0x4b, ...kind])

interface Written {
  readonly name: Buffer
  readonly offset: number
  crc: number
  packed: number
  size: number
}

/**
 * A ZIP archive (PKWARE APPNOTE 6.3.10) whose parts are compressed as they come; nothing of them is
 * kept in memory. For archives under 4 GB.
 */
export async function* zipStream(
  parts: Readonly<Record<string, string | AsyncIterable<string>>>,
): AsyncGenerator<Uint8Array> {
  let offset = 0
  const written: Written[] = []
  const count = (bytes: Buffer): Buffer => {
    offset += bytes.length
    return bytes
  }
  for (const [name, content] of Object.entries(parts)) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 }
    written.push(entry)
    yield count(Buffer.concat([signature([3, 4]), factsOf(entry), entry.name]))
    const pieces = Readable.from(measured(entry, typeof content === 'string' ? [content] : content))
    for await (const piece of pieces.compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
      entry.packed += piece.length
      yield count(piece)
    }
    yield count(Buffer.concat([signature([7, 8]), sizesOf(entry)]))
  }
  const start = offset
  for (const entry of written) yield count(directoryEntry(entry))
  const end = Buffer.alloc(18)
  end.writeUInt16LE(written.length, 4)
  end.writeUInt16LE(written.length, 6)
  end.writeUInt32LE(offset - start, 8)
  end.writeUInt32LE(start, 12)
  yield Buffer.concat([signature([5, 6]), end])
}

async function* measured(entry: Written, texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** Checksum and sizes, as they stand in three places of the archive. */
function sizesOf({ crc, packed, size }: Written): Buffer {
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc, 0)
  sizes.writeUInt32LE(packed, 4)
  sizes.writeUInt32LE(size, 8)
  return sizes
}

/** What the head of a part and the directory say alike, from the version on. */
function factsOf(entry: Written): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(sizesFollow, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(dosDate, 8)
  sizesOf(entry).copy(facts, 10)
  facts.writeUInt16LE(entry.name.length, 22)
  return facts
}

function directoryEntry(entry: Written): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([signature([1, 2]), Buffer.from([version, 0]), factsOf(entry), place, entry.name])
}
