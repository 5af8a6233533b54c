import type { ImportColumn } from '../order-import.ts'

/** Least fields that a row must name to be taken for the header. */
const fewestNamed = 2
const unseen = { examples: [], isHidden: false, holdsUnits: false }

/**
 * GUIDE-1, GUIDE-3: the header row of a list: the row at the top that names most of the fields
 * `guess` finds; the row the order import found when none names two. A header longer than `longest`
 * is a description.
 */
export function findNamedHeader(
  topRows: readonly { readonly row: number; readonly text: string }[],
  found: number | null,
  guess: (columns: readonly ImportColumn[]) => Readonly<Record<string, number | null>>,
  longest: number,
): number | null {
  let best = { row: found, named: fewestNamed - 1 }
  for (const { row, text } of topRows) {
    const columns = text.split(', ').map((header, index) => ({ ...unseen, index, header }))
    const mapping = guess(columns.filter(({ header }) => header.length <= longest))
    const named = Object.values(mapping).filter((index) => index !== null).length
    if (named > best.named) best = { row, named }
  }
  return best.row
}
