/** What is wrong with the column of a field. */
export interface ColumnFault<Field extends string> {
  readonly field: Field
  readonly is: 'repeated' | 'unknown'
}

/** GUIDE-1, GUIDE-3: the first field whose column another one has, or the file has not. */
export function findColumnFault<Field extends string>(
  fields: readonly Field[],
  mapping: Readonly<Record<Field, number | null>>,
  columns: readonly { readonly index: number }[],
): ColumnFault<Field> | undefined {
  const known = new Set(columns.map(({ index }) => index))
  const seen = new Set<number>()
  for (const field of fields) {
    const index = mapping[field]
    if (index === null) continue
    if (seen.has(index)) return { field, is: 'repeated' }
    if (!known.has(index)) return { field, is: 'unknown' }
    seen.add(index)
  }
  return undefined
}
