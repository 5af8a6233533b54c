import type { Refusal } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { ColumnMapping } from '../order-import.ts'
import { importRowRefusals } from '../order-import.refusals.ts'
import { readQuantity } from './read-quantity.ts'
import { readUnit } from './read-unit.ts'

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
 * IMPORT-1, IMPORT-2: rows by their mapping. Numbers are padded to the standard length before they
 * are compared, so that '1001' and '0001001' are seen to be the same item (security 21).
 */
export function readRows(rows: readonly KeptRow[], mapping: ColumnMapping): ReadRow[] {
  const seen = new Set<string>()
  const cellOf = (row: KeptRow, index: number | null): string => (index === null ? '' : String(row[index + 1] ?? ''))
  return rows.map((row) => {
    const itemNumber = padNumber(cellOf(row, mapping.itemCode), numberLength)
    const quantities = quantitiesOf(
      readQuantity(cellOf(row, mapping.orderedCases)),
      readQuantity(cellOf(row, mapping.orderedUnits)),
      cellOf(row, mapping.unit),
    )
    const isAgain = seen.has(itemNumber)
    seen.add(itemNumber)
    return {
      row: row[0],
      itemNumber,
      orderedCases: quantities?.cases ?? 0,
      orderedUnits: quantities?.units ?? 0,
      refusal: whyNot(itemNumber, quantities, isAgain),
    }
  })
}

interface RowQuantities {
  /** Null: not a quantity. */
  readonly cases: number | null
  readonly units: number | null
}

/** What the columns say, put into the unit the row names; null for a unit nobody knows. */
function quantitiesOf(cases: number | null, units: number | null, unit: string): RowQuantities | null {
  if (unit === '') return { cases, units }
  const named = readUnit(unit)
  if (named === null) return null
  // Only one of the two columns is mapped beside a unit; the other reads 0.
  const quantity = cases === null || units === null ? null : cases + units
  return named === 'CS' ? { cases: quantity, units: 0 } : { cases: 0, units: quantity }
}

function whyNot(itemNumber: string, quantities: RowQuantities | null, isAgain: boolean): Refusal | null {
  if (!/^[A-Za-z0-9-]{1,20}$/.test(itemNumber)) return importRowRefusals.row_item_not_found
  if (isAgain) return importRowRefusals.row_duplicate_item
  if (quantities === null) return importRowRefusals.row_invalid_unit
  const { cases, units } = quantities
  if (cases === null || units === null || cases + units === 0) return importRowRefusals.row_invalid_quantity
  return null
}
