import type { Steps } from '#kit/steps.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { Numbers, type PackedTexts, textsOf } from './texts.ts'

/** The items a word is found in: ascending places, and beside each the parts the word stands in. */
export interface PlaceList {
  readonly places: Uint32Array
  readonly parts: Uint8Array
}

/** The lists of all words, one after the other in flat arrays. */
export interface PackedLists {
  /** Distinct and sorted: their places are the ids of the words. */
  readonly words: PackedTexts
  /** Word id -> where its list begins; one more entry than words. */
  readonly starts: Uint32Array
  readonly places: Uint32Array
  readonly parts: Uint8Array
}

export const emptyList: PlaceList = { places: new Uint32Array(0), parts: new Uint8Array(0) }

/** Entries between two pauses. */
const entriesAtOnce = 20_000

/** Collects words item by item; `finish` sorts them. */
export class ListPacker {
  readonly #ids = new Map<string, number>()
  readonly #words: string[] = []
  readonly #entryIds = new Numbers()
  readonly #entryPlaces = new Numbers()
  readonly #entryParts = new Numbers()

  /** `place` never descends. */
  add(word: string, place: number, parts: number): void {
    let id = this.#ids.get(word)
    if (id === undefined) {
      id = this.#words.push(word) - 1
      this.#ids.set(word, id)
    }
    this.#entryIds.add(id)
    this.#entryPlaces.add(place)
    this.#entryParts.add(parts)
  }

  /** Entries so far: after each item, where its own end. */
  get size(): number {
    return this.#entryIds.size
  }

  /**
   * The lists, and the word id of each entry in the order they were added. `extraOf` makes whole
   * lists that replace those of their words.
   */
  *finish(
    extraOf: (listOf: (word: string) => PlaceList) => Steps<ReadonlyMap<string, PlaceList>>,
  ): Steps<{ lists: PackedLists; entries: Uint32Array }> {
    const ids = this.#entryIds.values
    const counts = new Uint32Array(this.#words.length)
    for (let at = 0; at < ids.length; at++) {
      counts[ids[at]!]! += 1
      if (at % entriesAtOnce === 0) yield
    }
    const own = yield* this.#laidOut(ids, counts)
    const listOf = (word: string): PlaceList => {
      const id = this.#ids.get(word)
      return id === undefined || id >= counts.length ? emptyList : sliceOf(own, own.starts[id]!, own.starts[id + 1]!)
    }
    const extra = yield* extraOf(listOf)
    for (const word of extra.keys()) if (!this.#ids.has(word)) this.#ids.set(word, this.#words.push(word) - 1)
    const words = this.#words
    const order = yield* sortInSteps(words.length, (a, b) => (words[a]! < words[b]! ? -1 : 1))
    const rankOf = new Uint32Array(order.length)
    for (let rank = 0; rank < order.length; rank++) rankOf[order[rank]!] = rank
    yield
    for (let at = 0; at < ids.length; at++) {
      ids[at] = rankOf[ids[at]!]!
      if (at % entriesAtOnce === 0) yield
    }
    return { lists: yield* this.#sorted(order, listOf, extra), entries: this.#entryIds.finish() }
  }

  /** Entries by id of their word. */
  *#laidOut(ids: Uint32Array, counts: Uint32Array): Steps<Omit<PackedLists, 'words'>> {
    const starts = new Uint32Array(counts.length + 1)
    for (let id = 0; id < counts.length; id++) starts[id + 1] = starts[id]! + counts[id]!
    const next = starts.slice()
    const [places, parts] = [new Uint32Array(ids.length), new Uint8Array(ids.length)]
    const [entryPlaces, entryParts] = [this.#entryPlaces.values, this.#entryParts.values]
    for (let at = 0; at < ids.length; at++) {
      const to = next[ids[at]!]!++
      places[to] = entryPlaces[at]!
      parts[to] = entryParts[at]!
      if (at % entriesAtOnce === 0) yield
    }
    this.#entryPlaces.clear()
    this.#entryParts.clear()
    return { starts, places, parts }
  }

  *#sorted(
    order: Uint32Array,
    listOf: (word: string) => PlaceList,
    extra: ReadonlyMap<string, PlaceList>,
  ): Steps<PackedLists> {
    const words = Array.from(order, (id) => this.#words[id]!)
    yield
    const lists = (word: string) => extra.get(word) ?? listOf(word)
    const starts = new Uint32Array(words.length + 1)
    for (const [id, word] of words.entries()) {
      starts[id + 1] = starts[id]! + lists(word).places.length
      if (id % 1000 === 0) yield
    }
    const [places, parts] = [new Uint32Array(starts.at(-1)!), new Uint8Array(starts.at(-1)!)]
    for (const [id, word] of words.entries()) {
      const list = lists(word)
      places.set(list.places, starts[id])
      parts.set(list.parts, starts[id])
      if (id % 1000 === 0) yield
    }
    return { words: textsOf(words), starts, places, parts }
  }
}

export const sliceOf = ({ places, parts }: PlaceList, from: number, to: number): PlaceList => ({
  places: places.subarray(from, to),
  parts: parts.subarray(from, to),
})

/** A list with entries taken out, changed or added: `changes` is place -> parts, 0 for none. */
export function changedList({ places, parts }: PlaceList, changes: ReadonlyMap<number, number>): PlaceList {
  const toPlaces = new Uint32Array(places.length + changes.size)
  const toParts = new Uint8Array(toPlaces.length)
  let [from, to] = [0, 0]
  const keepUntil = (end: number) => {
    toPlaces.set(places.subarray(from, end), to)
    toParts.set(parts.subarray(from, end), to)
    to += end - from
    from = end
  }
  for (const [place, bits] of [...changes].toSorted(([a], [b]) => a - b)) {
    keepUntil(firstFrom(places, place))
    if (places[from] === place) from++
    if (bits === 0) continue
    toPlaces[to] = place
    toParts[to++] = bits
  }
  keepUntil(places.length)
  return { places: toPlaces.slice(0, to), parts: toParts.slice(0, to) }
}

/** Where the first of ascending numbers is that is not below `value`. */
export function firstFrom(ascending: ArrayLike<number>, value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The parts a word stands in at a place; 0 when it does not. */
export function partsAt({ places, parts }: PlaceList, place: number): number {
  const at = firstFrom(places, place)
  return places[at] === place ? parts[at]! : 0
}
