import type { ColumnMapping, NotOrderedReason } from '../order-import.ts'
import { isTotal } from './is-total.ts'
import { cellOf, type KeptRow, type ReadRow } from './read-row.ts'

/** Sums of cases and eaches of the ordered rows above: of all of them, and of the group. */
export interface SumsAbove {
  readonly all: number
  readonly sinceTotal: number
  readonly sinceHeading: number
}

/**
 * IMPORT-1: why a row below the header is not an order line; null for an order line, valid or not.
 * A row with a quantity is left out only as a total or a repeated header: without an item number it
 * is an error, so that nothing wanted is lost.
 */
export function whyNotOrdered(
  row: KeptRow,
  read: ReadRow,
  table: { readonly mapping: ColumnMapping; readonly header: KeptRow | null },
  above: SumsAbove,
): NotOrderedReason | null {
  if (table.header && isHeaderAgain(row, table.header, table.mapping)) return 'header_again'
  const hasNumber = isNumber(read.itemNumber)
  if (!hasNumber && isTotalRow(row, read, above)) return 'total'
  if (read.asksFor === 'nothing') return hasNumber ? 'no_quantity' : 'heading'
  return read.asksFor === 'words' && !hasNumber ? 'heading' : null
}

/** True for a code as items have it; words are headings and labels. */
const isNumber = (text: string): boolean => /\d/.test(text) && /^[A-Za-z0-9-]{1,20}$/.test(text)

/** Printed pages repeat their header. */
function isHeaderAgain(row: KeptRow, header: KeptRow, mapping: ColumnMapping): boolean {
  const isAgain = (index: number | null) => {
    const name = cellOf(header, index)
    return name === '' || isSame(cellOf(row, index), name)
  }
  const { itemCode, orderedCases, orderedUnits } = mapping
  return cellOf(header, itemCode) !== '' && isAgain(itemCode) && isAgain(orderedCases) && isAgain(orderedUnits)
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && one.toLowerCase() === other.toLowerCase()

function isTotalRow([, ...cells]: KeptRow, read: ReadRow, above: SumsAbove): boolean {
  const kinds = cells.map(isTotal)
  if (kinds.includes('yes')) return true
  const sum = (read.cases ?? 0) + (read.eaches ?? 0)
  return kinds.includes('perhaps') && (sum === 0 || Object.values(above).includes(sum))
}
