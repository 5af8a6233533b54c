import { listColumns, listFields } from '../staging-guide.ts'
import { guessListMapping } from './guess-list-mapping.ts'

/** Least fields that a row must name to be taken for the header. */
const fewestNamed = 2

/**
 * GUIDE-3: the header row of a list: the row at the top that names most of the fields; the row the
 * order import found when none names two.
 */
export function findListHeader(
  topRows: readonly { readonly row: number; readonly text: string }[],
  found: number | null,
): number | null {
  let best = { row: found, named: fewestNamed - 1 }
  for (const { row, text } of topRows) {
    const columns = text.split(', ').map((header, index) => ({ ...unseen, index, header }))
    const mapping = guessListMapping(columns.filter(({ header }) => header.length <= longestHeader))
    const named = listFields.filter((field) => mapping[field] !== null).length
    if (named > best.named) best = { row, named }
  }
  return best.row
}

/** What is longer is a description, not the name of a column. */
const longestHeader = Math.max(...Object.values(listColumns).map(({ label }) => label.length)) + 10
const unseen = { examples: [], isHidden: false, holdsUnits: false }
