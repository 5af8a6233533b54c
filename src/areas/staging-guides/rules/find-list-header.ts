import { findNamedHeader } from '#areas/order-import/rules/find-named-header.ts'
import { listColumns } from '../staging-guide.ts'
import { guessListMapping } from './guess-list-mapping.ts'

/** What is longer is a description, not the name of a column. */
const longestHeader = Math.max(...Object.values(listColumns).map(({ label }) => label.length)) + 10

/** GUIDE-3: the header row of a list: the row at the top that names most of the fields. */
export const findListHeader = (
  topRows: readonly { readonly row: number; readonly text: string }[],
  found: number | null,
): number | null => findNamedHeader(topRows, found, guessListMapping, longestHeader)
