/** Encodings a file may have. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
/** One of them. */
export type Encoding = (typeof encodings)[number]

/** Bytes looked at before the encoding is decided. */
const sampleSize = 256 * 1024

/**
 * PLAT-3: text from bytes; without a word from the caller the encoding is taken from a byte order
 * mark or the bytes themselves.
 */
export async function* decodeText(bytes: AsyncIterable<Buffer | string>, encoding?: Encoding): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]()
  const sample: Buffer[] = []
  let size = 0
  let isDone = false
  while (size < sampleSize && !isDone) {
    const next = await iterator.next()
    isDone = next.done === true
    if (next.done) break
    const piece = typeof next.value === 'string' ? Buffer.from(next.value) : next.value
    sample.push(piece)
    size += piece.length
  }
  const start = Buffer.concat(sample)
  // The decoder swallows the byte order mark.
  const decoder = new TextDecoder(encoding ?? encodingOf(start, isDone))
  yield decoder.decode(start, { stream: true })
  while (!isDone) {
    const next = await iterator.next()
    if (next.done) break
    yield decoder.decode(typeof next.value === 'string' ? Buffer.from(next.value) : next.value, { stream: true })
  }
  yield decoder.decode()
}

/**
 * The encoding of a beginning: its mark, zero bytes as UTF-16 has them, valid UTF-8, else
 * Windows-1252.
 */
export function encodingOf(start: Buffer, isWhole: boolean): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const [even, odd] = zeroBytes(start)
  const half = start.length / 2
  if (odd > half * 0.3 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.3 && odd < half * 0.05) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: !isWhole })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function zeroBytes(bytes: Buffer): [even: number, odd: number] {
  const counts: [number, number] = [0, 0]
  for (let place = 0; place < Math.min(bytes.length, 4096); place++) if (bytes[place] === 0) counts[place % 2 ? 1 : 0]++
  const seen = Math.min(bytes.length, 4096)
  // Scaled to the whole, so that the caller compares with its length.
  return [(counts[0] * bytes.length) / (seen || 1), (counts[1] * bytes.length) / (seen || 1)]
}
