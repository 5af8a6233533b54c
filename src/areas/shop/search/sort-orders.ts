import type { Steps } from '#kit/steps.ts'
import { packSortKey } from './pack-sort-key.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { comparePacked, type PackedTexts, TextPacker } from './texts.ts'

/** Places in the order of each sort, and by popularity. */
export type Orders = Readonly<Record<'description' | 'brand' | 'itemNumber' | 'pack' | 'popularity', Uint32Array>>

/** What items are sorted by. */
export interface Sortable {
  readonly itemNumber: (place: number) => string
  readonly description: (place: number) => string
  readonly brand: (place: number) => string
  readonly pack: (place: number) => string
  readonly popularity: (place: number) => number
}

type Compare = (a: number, b: number) => number

const orderNames = ['itemNumber', 'description', 'brand', 'pack', 'popularity'] as const
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Places between two pauses. */
const placesAtOnce = 50_000

const keysOf = (by: Sortable) => ({
  description: (place: number) => by.description(place).toLowerCase(),
  brand: (place: number) => `${by.brand(place)}\n${by.description(place)}`.toLowerCase(),
  pack: (place: number) => `${packSortKey(by.pack(place))}\n${by.description(place)}`.toLowerCase(),
})

/** By number, '10A' before '10b', and of those that only differ in case capitals first. */
const byNumber = ({ itemNumber }: Sortable): Compare => {
  const key = (place: number) => itemNumber(place).toLowerCase()
  return (a, b) => compareTexts(key(a), key(b)) || compareTexts(itemNumber(a), itemNumber(b))
}

/** Sorts all items in every order. Equals stand by item number. */
export function* sortOrders(count: number, by: Sortable): Steps<{ orders: Orders; ordinals: Uint32Array }> {
  const itemNumber = yield* sortedByNumber(count, by)
  const ordinals = yield* ordinalsOf(itemNumber, count)
  const keys = keysOf(by)
  function* sorted(key: (place: number) => string): Steps<Uint32Array> {
    const texts = yield* textsOfAll(count, key)
    return yield* sortInSteps(count, (a, b) => comparePacked(texts, a, b) || ordinals[a]! - ordinals[b]!)
  }
  const popularity = Float64Array.from({ length: count }, (_, place) => by.popularity(place))
  const orders = {
    itemNumber,
    description: yield* sorted(keys.description),
    brand: yield* sorted(keys.brand),
    pack: yield* sorted(keys.pack),
    popularity: yield* sortInSteps(count, (a, b) => popularity[b]! - popularity[a]! || ordinals[a]! - ordinals[b]!),
  }
  return { orders, ordinals }
}

/** The order of `byNumber`, over texts that are read once. */
function* sortedByNumber(count: number, { itemNumber }: Sortable): Steps<Uint32Array> {
  const numbers = yield* textsOfAll(count, itemNumber)
  const folded = yield* textsOfAll(count, (place) => itemNumber(place).toLowerCase())
  return yield* sortInSteps(count, (a, b) => comparePacked(folded, a, b) || comparePacked(numbers, a, b))
}

/** Packed: a million strings are too much for the heap. */
function* textsOfAll(count: number, textOf: (place: number) => string): Steps<PackedTexts> {
  const packer = new TextPacker()
  for (let place = 0; place < count; place++) {
    packer.add(textOf(place))
    if (place % 1000 === 0) yield
  }
  return packer.texts
}

/** Place -> its rank by item number. */
export function* ordinalsOf(byItemNumber: Uint32Array, size: number): Steps<Uint32Array> {
  const ordinals = new Uint32Array(size)
  for (let at = 0; at < byItemNumber.length; at++) {
    ordinals[byItemNumber[at]!] = at
    if (at % placesAtOnce === 0) yield
  }
  return ordinals
}

/** What happened to items, for the orders. */
export interface Moved {
  /** Added or changed: where they belong may be elsewhere. */
  readonly present: readonly number[]
  readonly removed: readonly number[]
  /** Added items have this place or a higher one. */
  readonly firstAdded: number
}

/**
 * The orders after a few items changed: `before` and `after` return what each is sorted by. One
 * in which none of them moves stays the same.
 */
export function* changedOrders(
  orders: Orders,
  moved: Moved,
  { before, after, size }: { readonly before: Sortable; readonly after: Sortable; readonly size: number },
): Steps<Orders> {
  const old = comparesOf(before)
  const now = comparesOf(after)
  const changed: Record<keyof Orders, Uint32Array> = { ...orders }
  for (const name of orderNames) {
    const isMoved = (place: number) => place >= moved.firstAdded || old[name].key(place) !== now[name].key(place)
    const present = moved.present.filter(isMoved)
    if (present.length + moved.removed.length === 0) continue
    yield
    const rest = yield* without(orders[name], [...present, ...moved.removed], size)
    yield
    changed[name] = insert(rest, present, now[name].compare)
  }
  return changed
}

function comparesOf(by: Sortable): Record<keyof Orders, { key: (place: number) => unknown; compare: Compare }> {
  const numbers = byNumber(by)
  const keys = keysOf(by)
  const texts = (key: (place: number) => string) => ({
    key,
    compare: (a: number, b: number) => compareTexts(key(a), key(b)) || numbers(a, b),
  })
  const popularity: Compare = (a, b) => by.popularity(b) - by.popularity(a) || numbers(a, b)
  return {
    itemNumber: { key: by.itemNumber, compare: numbers },
    description: texts(keys.description),
    brand: texts(keys.brand),
    pack: texts(keys.pack),
    popularity: { key: by.popularity, compare: popularity },
  }
}

function* without(order: Uint32Array, places: readonly number[], size: number): Steps<Uint32Array> {
  const isOut = new Uint8Array(size)
  for (const place of places) isOut[place] = 1
  const rest = new Uint32Array(order.length)
  let to = 0
  for (let at = 0; at < order.length; at++) {
    const place = order[at]!
    if (isOut[place] === 0) rest[to++] = place
    if (at % placesAtOnce === 0) yield
  }
  return rest.subarray(0, to)
}

function insert(order: Uint32Array, places: readonly number[], compare: Compare): Uint32Array {
  const longer = new Uint32Array(order.length + places.length)
  let from = 0
  let to = 0
  for (const place of places.toSorted(compare)) {
    let low = from
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(order[middle]!, place) < 0) low = middle + 1
      else high = middle
    }
    longer.set(order.subarray(from, low), to)
    to += low - from
    from = low
    longer[to++] = place
  }
  longer.set(order.subarray(from), to)
  return longer
}
