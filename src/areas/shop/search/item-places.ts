import type { Texts } from './texts.ts'

/** The 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A hash table of the places of distinct texts: one number a slot, 0 for an empty one. */
export function hashTableOf(texts: Texts): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * texts.length + 2)))
  for (let place = 0; place < texts.length; place++) {
    let slot = hashOf(texts.at(place)) & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = place + 1
  }
  return slots
}

/** Item number -> place. */
export class ItemPlaces {
  readonly #slots: Uint32Array
  readonly #numbers: Texts
  /** Numbers added or removed since the table was made; null for a removed one. */
  readonly #own: ReadonlyMap<string, number | null>

  constructor(slots: Uint32Array, numbers: Texts, own: ReadonlyMap<string, number | null> = new Map()) {
    this.#slots = slots
    this.#numbers = numbers
    this.#own = own
  }

  get(itemNumber: string): number | undefined {
    const own = this.#own.size > 0 ? this.#own.get(itemNumber) : undefined
    if (own !== undefined) return own ?? undefined
    const last = this.#slots.length - 1
    for (let slot = hashOf(itemNumber) & last; ; slot = (slot + 1) & last) {
      const found = this.#slots[slot]!
      if (found === 0) return undefined
      if (this.#numbers.at(found - 1) === itemNumber) return found - 1
    }
  }

  with(changes: ReadonlyMap<string, number | null>, numbers: Texts): ItemPlaces {
    return new ItemPlaces(this.#slots, numbers, new Map([...this.#own, ...changes]))
  }
}
