import { findNamedHeader } from '#areas/order-import/rules/find-named-header.ts'
import { guessGuideMapping } from './guess-guide-mapping.ts'

/** What is longer is a text, not the name of a column: 'customerItemNumber' has 18 characters. */
const longestHeader = 30

/** GUIDE-1: the header row of a guide's file: the row at the top that names most of the fields. */
export const findGuideHeader = (
  topRows: readonly { readonly row: number; readonly text: string }[],
  found: number | null,
): number | null => findNamedHeader(topRows, found, guessGuideMapping, longestHeader)
