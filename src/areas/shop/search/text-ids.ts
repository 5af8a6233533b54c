import { type PackedTexts, TextPacker } from './texts.ts'

const encoder = new TextEncoder()

/**
 * Distinct texts, numbered in the order they come. As keys of a map the four million words of a
 * million items took 600 MB more at the peak (`npm run bench -- catalogue`).
 */
export class TextIds {
  readonly #packer = new TextPacker()
  /** Id + 1 by hash, 0 where empty; at least half of them are empty. */
  #slots = new Uint32Array(1024)
  /** The text that is looked for, in UTF-8. */
  #sought = new Uint8Array(256)

  get size(): number {
    return this.#packer.size
  }

  /** All texts by id, without a copy; changes with the next one that is new. */
  get texts(): PackedTexts {
    return this.#packer.texts
  }

  /** The id of a text; one that is new gets the next. */
  add(text: string): number {
    const sought = this.#encode(text)
    const slot = this.#slotOf(sought)
    const known = this.#slots[slot]!
    if (known > 0) return known - 1
    this.#packer.addBytes(sought)
    this.#slots[slot] = this.size
    if (2 * this.size > this.#slots.length) this.#grow()
    return this.size - 1
  }

  /** The id of a text, or -1. */
  idOf(text: string): number {
    return this.#slots[this.#slotOf(this.#encode(text))]! - 1
  }

  #encode(text: string): Uint8Array {
    if (text.length * 3 > this.#sought.length) this.#sought = new Uint8Array(text.length * 3)
    return this.#sought.subarray(0, encoder.encodeInto(text, this.#sought).written)
  }

  /** The slot that has a text, or the empty one where it belongs. */
  #slotOf(sought: Uint8Array): number {
    const { bytes, ends } = this.#packer.texts
    const last = this.#slots.length - 1
    for (let slot = hashOf(sought, 0, sought.length) & last; ; slot = (slot + 1) & last) {
      const id = this.#slots[slot]! - 1
      if (id < 0) return slot
      const start = id === 0 ? 0 : ends[id - 1]!
      if (ends[id]! - start !== sought.length) continue
      let at = 0
      while (at < sought.length && bytes[start + at] === sought[at]) at++
      if (at === sought.length) return slot
    }
  }

  #grow(): void {
    const { bytes, ends } = this.#packer.texts
    const slots = new Uint32Array(this.#slots.length * 2)
    for (let id = 0; id < ends.length; id++) {
      let slot = hashOf(bytes, id === 0 ? 0 : ends[id - 1]!, ends[id]!) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = id + 1
    }
    this.#slots = slots
  }
}

/** The 32-bit FNV-1a hash of bytes. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  return hash >>> 0
}
