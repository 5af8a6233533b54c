import { Numbers } from './texts.ts'

/** A facet of all items: few distinct sets of names, and which of them each item has. */
export interface Column {
  /** Distinct sets of names, such as category paths or an item's diets. */
  readonly sets: readonly (readonly string[])[]
  /** Place of an item -> its set. */
  readonly setOf: Uint32Array
}

// One name, or none, is by far the most frequent.
const keyOf = (names: readonly string[]): string => (names.length === 1 ? names[0]! : names.join('\n'))

/** Collects a column item by item. */
export class ColumnPacker {
  readonly sets: (readonly string[])[] = []
  readonly #known = new Map<string, number>()
  readonly #setOf = new Numbers()

  /** Returns the set of the item. */
  add(names: readonly string[]): number {
    const key = keyOf(names)
    let set = this.#known.get(key)
    if (set === undefined) {
      set = this.sets.push(names) - 1
      this.#known.set(key, set)
    }
    this.#setOf.add(set)
    return set
  }

  finish(): Column {
    return { sets: this.sets, setOf: this.#setOf.finish() }
  }
}

/** How many places have each set. */
export function countSets({ sets, setOf }: Column): Uint32Array {
  const counts = new Uint32Array(sets.length)
  for (let place = 0; place < setOf.length; place++) counts[setOf[place]!]! += 1
  return counts
}

/** The column after some items changed or came; the same one when none of them has other names. */
export function changedColumn(column: Column, names: ReadonlyMap<number, readonly string[]>, size: number): Column {
  const isSame = (place: number, now: readonly string[]) =>
    place < column.setOf.length && keyOf(column.sets[column.setOf[place]!]!) === keyOf(now)
  if (size === column.setOf.length && [...names].every(([place, now]) => isSame(place, now))) return column
  const sets = [...column.sets]
  const known = new Map(sets.map((each, set) => [keyOf(each), set]))
  const setOf = new Uint32Array(size)
  setOf.set(column.setOf)
  for (const [place, now] of names) {
    const set = known.get(keyOf(now)) ?? sets.push(now) - 1
    known.set(keyOf(now), set)
    setOf[place] = set
  }
  return { sets, setOf }
}

/**
 * For each set, `mark` where it fails the filter and 0 where it passes; everything passes when
 * nothing is chosen.
 */
export function failing(
  { sets }: Column,
  chosen: readonly string[] | undefined,
  mark: number,
  needsAll = false,
): Uint8Array {
  if (!chosen || chosen.length === 0) return new Uint8Array(sets.length)
  return Uint8Array.from(sets, (names) => {
    const has = (name: string) => names.includes(name)
    return (needsAll ? chosen.every(has) : chosen.some(has)) ? 0 : mark
  })
}

/** How many items have each name, from how many have each set. */
export function countNames({ sets }: Column, counts: Uint32Array): Map<string, number> {
  const named = new Map<string, number>()
  sets.forEach((names, set) => {
    const count = counts[set]!
    if (count > 0) for (const name of names) named.set(name, (named.get(name) ?? 0) + count)
  })
  return named
}
