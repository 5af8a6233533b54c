/** A value of the tree of a nested object. */
export type Nested = { [key: string]: unknown }

/**
 * Puts dotted columns together: { 'storageTemp.min': 33, calories: 90 } becomes { storageTemp: {
 * min: 33 }, calories: 90 }. Absent columns stay absent; an object all of whose columns are cleared
 * (null) becomes null; single null entries of an object are left out.
 */
export function nestColumns(row: Readonly<Record<string, unknown>>, columns: readonly string[]): Nested {
  const root: Nested = {}
  for (const column of columns) {
    const value = row[column]
    if (value === undefined) continue
    const path = column.split('.')
    const last = path.pop()!
    let target = root
    for (const step of path) target = (target[step] ??= {}) as Nested
    target[last] = value
  }
  for (const [key, value] of Object.entries(root)) root[key] = withoutNulls(value)
  return root
}

function withoutNulls(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutNulls(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
