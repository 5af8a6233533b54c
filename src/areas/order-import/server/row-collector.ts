import { Refused } from '#kit/decision.ts'
import { maxColumns, maxRows } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { cleanCell } from '../rules/clean-cell.ts'
import type { KeptRow } from '../rules/read-row.ts'

/** Max rows above the order lines: titles, addresses and the header. */
const maxAbove = 100

/** How much of a sheet is kept in memory. */
export interface RowBounds {
  readonly rows: number
  /** Characters of all cells together; a workbook can repeat one long text in every cell. */
  readonly text: number
}

/** The bounds of an order. */
export const orderBounds: RowBounds = { rows: maxRows + maxAbove, text: 10 * 1024 * 1024 }

/**
 * Collects the rows of a sheet one by one, drops those without content and refuses a file that
 * exceeds its bounds, those of an order unless given.
 */
export class RowCollector {
  readonly rows: KeptRow[] = []
  /** As the spreadsheet numbers them. */
  readonly hiddenRows: number[] = []
  /** From 0. */
  readonly hiddenColumns = new Set<number>()
  #text = 0
  readonly #bounds: RowBounds

  constructor(bounds: RowBounds = orderBounds) {
    this.#bounds = bounds
  }

  /** `row` as a spreadsheet numbers it; cells may be absent. */
  add(row: number, raw: readonly (string | undefined)[], isHidden = false): void {
    const kept: [number, ...string[]] = [row]
    let last = 0
    for (let index = 0; index < raw.length; index++) {
      const cell = cleanCell(raw[index] ?? '')
      kept.push(cell)
      if (cell === '') continue
      last = index + 1
      this.#text += cell.length
    }
    // The used range of a file often extends far beyond its content.
    if (last === 0) return
    if (last > maxColumns) throw new Refused(orderImportRefusals.import_too_many_columns)
    kept.length = last + 1
    // Which of them are order lines is known only with the header.
    if (this.rows.length >= this.#bounds.rows) throw new Refused(orderImportRefusals.import_too_many_rows)
    if (this.#text > this.#bounds.text) throw new Refused(orderImportRefusals.import_file_suspicious)
    this.rows.push(kept)
    if (isHidden) this.hiddenRows.push(row)
  }
}
