import type { ColumnMapping } from '../order-import.ts'
import { readItemNumber } from './read-item-number.ts'
import { type CellQuantity, readQuantity } from './read-quantity.ts'
import { readUnit, type Unit } from './read-unit.ts'

/** A stored row: its number in the spreadsheet, then its cells. */
export type KeptRow = readonly [row: number, ...cells: string[]]

/** The mapped cells of one row, before it is decided whether the row is ordered. */
export interface ReadRow {
  readonly row: number
  /** Padded; empty when the row has none. */
  readonly itemNumber: string
  /** Null: not a quantity. */
  readonly cases: number | null
  readonly eaches: number | null
  /** The unit is unknown, or two cells of the row name different ones. */
  readonly isUnitWrong: boolean
  /** 'words': a quantity cell holds text without a digit, as notes and signatures do. */
  readonly asksFor: 'nothing' | 'words' | 'quantity'
}

/** IMPORT-1: the cell of a row in this column; empty when the column is null. */
export const cellOf = (row: KeptRow, index: number | null): string =>
  index === null ? '' : String(row[index + 1] ?? '')

/** IMPORT-1: item number and quantities of a row by its mapping. */
export function readRow(row: KeptRow, mapping: ColumnMapping): ReadRow {
  const casesCell = cellOf(row, mapping.orderedCases)
  const eachesCell = cellOf(row, mapping.orderedUnits)
  const cases = readQuantity(casesCell)
  const eaches = readQuantity(eachesCell)
  const isNothing = cases.quantity === 0 && eaches.quantity === 0
  return {
    row: row[0],
    itemNumber: readItemNumber(cellOf(row, mapping.itemCode)),
    asksFor: isNothing ? 'nothing' : hasNumber.test(casesCell + eachesCell) ? 'quantity' : 'words',
    ...(isNothing
      ? { cases: 0, eaches: 0, isUnitWrong: false }
      : mapping.orderedCases !== null && mapping.orderedUnits !== null
        ? inTwoColumns(cases, eaches)
        : inOneColumn(mapping.orderedCases === null ? eaches : cases, {
            ofColumn: mapping.orderedCases === null ? 'EA' : 'CS',
            named: cellOf(row, mapping.unit),
          })),
  }
}

const hasNumber = /\p{N}/u

type Quantities = Pick<ReadRow, 'cases' | 'eaches' | 'isUnitWrong'>

/** Each column has its own unit; a cell that names the other one contradicts it. */
const inTwoColumns = (cases: CellQuantity, eaches: CellQuantity): Quantities => ({
  cases: cases.quantity,
  eaches: eaches.quantity,
  isUnitWrong: (cases.unit ?? 'CS') !== 'CS' || (eaches.unit ?? 'EA') !== 'EA',
})

/** The unit of the cell itself, otherwise of the unit column, otherwise of the quantity column. */
function inOneColumn(
  { quantity, unit }: CellQuantity,
  { ofColumn, named }: { ofColumn: Unit; named: string },
): Quantities {
  const beside = named === '' ? null : (readUnit(named) ?? 'unknown')
  const isContradicted = unit !== null && beside !== null && unit !== beside
  const counts = unit ?? beside ?? ofColumn
  return {
    cases: counts === 'EA' ? 0 : quantity,
    eaches: counts === 'EA' ? quantity : 0,
    isUnitWrong: isContradicted || counts === 'unknown',
  }
}
