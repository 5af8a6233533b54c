import type { ImportColumn } from '../order-import.ts'
import { headerWords } from './column-words.ts'

/** How sure the words of a header are of a field; 0 is not at all. */
export type ColumnScore = (words: readonly string[], column: ImportColumn) => number

/**
 * GUIDE-1, GUIDE-3: the suggested column of each field, from 0, by their headers; null for none.
 * The fields take their columns in the order of `scores`, and a hidden column only as the last
 * choice.
 */
export function suggestColumns<Field extends string>(
  scores: Readonly<Record<Field, ColumnScore>>,
  columns: readonly ImportColumn[],
): Record<Field, number | null> {
  const fields = Object.keys(scores) as Field[]
  const taken = new Set<number>()
  const mapping = Object.fromEntries(fields.map((field) => [field, null])) as Record<Field, number | null>
  const words = new Map(columns.map(({ index, header }) => [index, headerWords(header)]))
  for (const field of fields) {
    let best: { index: number; score: number } | undefined
    for (const column of columns) {
      if (taken.has(column.index)) continue
      const score = scores[field](words.get(column.index)!, column)
      const preferred = score > 0 && !column.isHidden ? score + 100 : score
      if (preferred > (best?.score ?? 0)) best = { index: column.index, score: preferred }
    }
    if (!best) continue
    mapping[field] = best.index
    taken.add(best.index)
  }
  return mapping
}
