import type { Refusal } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { ColumnMapping } from '../order-import.ts'
import { importRowRefusals as no } from '../order-import.refusals.ts'
import { readQuantity } from './read-quantity.ts'

/** A row as it was kept: its number in the spreadsheet, then its cells. */
export type KeptRow = readonly [row: number, ...cells: string[]]

/** What a row asks for, or why it asks for nothing; the item number is padded. */
export interface ReadRow {
  readonly row: number
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly refusal: Refusal | null
}

/**
 * IMPORT-1, IMPORT-2: rows by their mapping. Numbers are padded to the standard length before they are compared, so that
 * '1001' and '0001001' are seen to be the same item (security 21).
 */
export function readRows(rows: readonly KeptRow[], mapping: ColumnMapping): ReadRow[] {
  const seen = new Set<string>()
  const cellOf = (row: KeptRow, index: number | null): string => (index === null ? '' : String(row[index + 1] ?? ''))
  return rows.map((row) => {
    const itemNumber = padNumber(cellOf(row, mapping.itemCode), numberLength)
    const cases = readQuantity(cellOf(row, mapping.orderedCases))
    const units = readQuantity(cellOf(row, mapping.orderedUnits))
    const isAgain = seen.has(itemNumber)
    seen.add(itemNumber)
    return {
      row: row[0],
      itemNumber,
      orderedCases: cases ?? 0,
      orderedUnits: units ?? 0,
      refusal: whyNot(itemNumber, cases, units, isAgain),
    }
  })
}

function whyNot(itemNumber: string, cases: number | null, units: number | null, isAgain: boolean): Refusal | null {
  if (!/^[A-Za-z0-9-]{1,20}$/.test(itemNumber)) return no.row_item_not_found
  if (isAgain) return no.row_duplicate_item
  if (cases === null || units === null || cases + units === 0) return no.row_invalid_quantity
  return null
}
