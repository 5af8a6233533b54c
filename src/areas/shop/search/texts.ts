/** Texts in one buffer: as strings a million of them are a million objects to collect. */
export interface PackedTexts {
  /** UTF-8, one after the other. */
  readonly bytes: Uint8Array
  /** Place -> where its text ends in `bytes`. */
  readonly ends: Uint32Array
}

const encoder = new TextEncoder()

/** Packs texts in the order of their places. */
export class TextPacker {
  #bytes = new Uint8Array(1024)
  #used = 0
  readonly #ends = new Numbers()

  add(text: string): void {
    // At most three bytes a unit of UTF-16.
    this.#makeRoom(text.length * 3)
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written
    this.#ends.add(this.#used)
  }

  /** Adds a text in UTF-8. */
  addBytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    this.#bytes.set(bytes, this.#used)
    this.#used += bytes.length
    this.#ends.add(this.#used)
  }

  get size(): number {
    return this.#ends.size
  }

  /** What was packed so far, without a copy; changes with the next `add`. */
  get texts(): PackedTexts {
    return { bytes: this.#bytes, ends: this.#ends.values }
  }

  finish(): PackedTexts {
    return { bytes: this.#bytes.slice(0, this.#used), ends: this.#ends.finish() }
  }

  #makeRoom(length: number): void {
    while (this.#used + length > this.#bytes.length) this.#bytes = grown(this.#bytes)
  }
}

/** The bytes of a packed text. */
export const bytesAt = ({ bytes, ends }: PackedTexts, place: number): Uint8Array =>
  bytes.subarray(place === 0 ? 0 : ends[place - 1], ends[place])

/** Compares two packed texts as `<` compares their strings: by units of UTF-16. */
export function comparePacked({ bytes, ends }: PackedTexts, a: number, b: number): number {
  let [atA, atB] = [a === 0 ? 0 : ends[a - 1]!, b === 0 ? 0 : ends[b - 1]!]
  const [endA, endB] = [ends[a]!, ends[b]!]
  while (atA < endA && atB < endB) {
    const [x, y] = [bytes[atA++]!, bytes[atB++]!]
    if (x !== y) return unitOrder(x) - unitOrder(y)
  }
  return endA - atA - (endB - atB)
}

/**
 * Characters of four bytes are surrogates in UTF-16, which stand before those that begin with 0xEE
 * and 0xEF.
 */
const unitOrder = (byte: number): number => (byte < 0xee ? byte : byte < 0xf0 ? byte + 0x100 : byte)

/** Packed texts in another order. */
export function reordered(texts: PackedTexts, order: Uint32Array): PackedTexts {
  const packer = new TextPacker()
  for (const place of order) packer.addBytes(bytesAt(texts, place))
  return packer.finish()
}

/** How much larger buffers become: doubled, from a million entries on by a quarter. */
const grownSize = (size: number): number => (size < 1_000_000 ? size * 2 : Math.ceil(size * 1.25))

/** Whole numbers that are collected one by one, without an object each. */
export class Numbers {
  #values = new Uint32Array(256)
  #size = 0

  add(value: number): void {
    if (this.#size === this.#values.length) {
      const larger = new Uint32Array(grownSize(this.#size))
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#size++] = value
  }

  get size(): number {
    return this.#size
  }

  /** What was collected, without a copy; changes with the next `add`. */
  get values(): Uint32Array {
    return this.#values.subarray(0, this.#size)
  }

  finish(): Uint32Array<ArrayBuffer> {
    return this.#values.slice(0, this.#size)
  }

  /** Forgets what was collected. */
  clear(): void {
    this.#values = new Uint32Array(256)
    this.#size = 0
  }
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(grownSize(bytes.length))
  larger.set(bytes)
  return larger
}

/** Packed texts, and those that changed since they were packed. */
export class Texts {
  readonly length: number
  readonly #packed: PackedTexts
  readonly #buffer: Buffer
  readonly #own: ReadonlyMap<number, string>

  constructor(packed: PackedTexts, own: ReadonlyMap<number, string> = new Map(), length = packed.ends.length) {
    this.#packed = packed
    const { buffer, byteOffset, byteLength } = packed.bytes
    this.#buffer = Buffer.from(buffer, byteOffset, byteLength)
    this.#own = own
    this.length = length
  }

  at(place: number): string {
    const own = this.#own.size > 0 ? this.#own.get(place) : undefined
    if (own !== undefined) return own
    const { ends } = this.#packed
    return this.#buffer.toString('utf8', place === 0 ? 0 : ends[place - 1]!, ends[place])
  }

  /** The texts with some of them changed or added behind the last. */
  with(changes: ReadonlyMap<number, string>): Texts {
    const own = new Map([...this.#own, ...changes])
    let length = this.length
    for (const place of changes.keys()) length = Math.max(length, place + 1)
    return new Texts(this.#packed, own, length)
  }
}

/** Texts of a few strings. */
export function textsOf(all: Iterable<string>): PackedTexts {
  const packer = new TextPacker()
  for (const text of all) packer.add(text)
  return packer.finish()
}
