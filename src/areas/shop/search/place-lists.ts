import type { Steps } from '#kit/steps.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { TextIds } from './text-ids.ts'
import { comparePacked, Numbers, type PackedTexts, reordered } from './texts.ts'

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

type Lists = Omit<PackedLists, 'words'>

export const emptyList: PlaceList = { places: new Uint32Array(0), parts: new Uint8Array(0) }

/** Entries between two pauses. */
const entriesAtOnce = 20_000

/** Collects words item by item; `finish` sorts them. */
export class ListPacker {
  readonly #words = new TextIds()
  readonly #entryIds = new Numbers()
  readonly #entryPlaces = new Numbers()
  readonly #entryParts = new Numbers()

  /** `place` never descends. */
  add(word: string, place: number, parts: number): void {
    this.#entryIds.add(this.#words.add(word))
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
    const counts = new Uint32Array(this.#words.size)
    for (let at = 0; at < ids.length; at++) {
      counts[ids[at]!]! += 1
      if (at % entriesAtOnce === 0) yield
    }
    const own = yield* this.#laidOut(ids, counts)
    const ownList = (id: number): PlaceList =>
      id < 0 || id >= counts.length ? emptyList : sliceOf(own, own.starts[id]!, own.starts[id + 1]!)
    const replaced = yield* extraOf((word) => ownList(this.#words.idOf(word)))
    const extra = new Map(Array.from(replaced, ([word, list]) => [this.#words.add(word), list]))
    const { texts } = this.#words
    const order = yield* sortInSteps(texts.ends.length, (a, b) => comparePacked(texts, a, b))
    const rankOf = new Uint32Array(order.length)
    for (let rank = 0; rank < order.length; rank++) rankOf[order[rank]!] = rank
    yield
    for (let at = 0; at < ids.length; at++) {
      ids[at] = rankOf[ids[at]!]!
      if (at % entriesAtOnce === 0) yield
    }
    const lists = yield* sortedLists(order, (id) => extra.get(id) ?? ownList(id))
    return { lists: { words: reordered(texts, order), ...lists }, entries: this.#entryIds.finish() }
  }

  /** Entries by id of their word. */
  *#laidOut(ids: Uint32Array, counts: Uint32Array): Steps<Lists> {
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
}

/** The lists of some ids, one after the other. */
function* sortedLists(order: Uint32Array, listOf: (id: number) => PlaceList): Steps<Lists> {
  const starts = new Uint32Array(order.length + 1)
  for (const [rank, id] of order.entries()) {
    starts[rank + 1] = starts[rank]! + listOf(id).places.length
    if (rank % 1000 === 0) yield
  }
  const [places, parts] = [new Uint32Array(starts.at(-1)!), new Uint8Array(starts.at(-1)!)]
  for (const [rank, id] of order.entries()) {
    const list = listOf(id)
    places.set(list.places, starts[rank])
    parts.set(list.parts, starts[rank])
    if (rank % 1000 === 0) yield
  }
  return { starts, places, parts }
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
