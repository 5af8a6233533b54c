/**
 * A map of what was used lately: up to `max` entries in two generations. What is read of the older
 * one moves to the younger; when that is full the rest of the older one leaves. Reading costs
 * hardly more than in a plain map, and never is everything dropped at once.
 */
export class RecentMap<Key, Value> {
  readonly #max: number
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old === undefined) return undefined
    this.#old.delete(key)
    this.set(key, old)
    return old
  }

  set(key: Key, value: Value): void {
    this.#old.delete(key)
    this.#young.set(key, value)
    if (this.#young.size < this.#max / 2) return
    this.#old = this.#young
    this.#young = new Map()
  }

  delete(key: Key): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }
}
