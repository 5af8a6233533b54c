/** A facet of all items: few distinct sets of names, and which of them each item has. */
export interface Column {
  /** Distinct sets of names, such as category paths or an item's diets. */
  readonly sets: readonly (readonly string[])[]
  /** Place of an item -> its set. */
  readonly setOf: Uint32Array
}

/** The column of a field that has any number of names. */
export function columnOf<T>(items: readonly T[], namesOf: (item: T) => readonly string[]): Column {
  const sets: (readonly string[])[] = []
  const known = new Map<string, number>()
  const setOf = Uint32Array.from(items, (item) => {
    const names = namesOf(item)
    // One name, or none, is by far the most frequent.
    const key = names.length === 1 ? names[0]! : names.join('\n')
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, sets.length)
    return sets.push(names) - 1
  })
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
