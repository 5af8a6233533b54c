import { describeTable, type SheetContent } from './describe-table.ts'
import { findHeader } from './find-header.ts'
import { looksLikeItemNumber } from './read-item-number.ts'
import { readRow } from './read-row.ts'

/** What the choice needs of a sheet. */
export interface ChoosableSheet extends SheetContent {
  readonly isHidden: boolean
}

/** Rows of a sheet that are examined. */
const examined = 500

/**
 * IMPORT-1: the sheet most likely to be the order: the first visible one with rows that have an
 * item number and a quantity, otherwise with item numbers, otherwise with any content. Hidden
 * sheets come last.
 */
export function chooseSheet(sheets: readonly ChoosableSheet[]): number {
  if (sheets.length === 1) return 0
  const likelihoods = sheets.map((sheet) => (sheet.isHidden ? 0 : 4) + likelihoodOf(sheet))
  // An empty visible sheet ranks below a hidden sheet with an order.
  const scores = likelihoods.map((score, place) => (sheets[place]!.rows.length === 0 ? -1 : score))
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

function likelihoodOf(sheet: ChoosableSheet): 0 | 1 | 2 {
  const part = { ...sheet, rows: sheet.rows.slice(0, examined) }
  const { guess, headerRow } = describeTable(part, findHeader(part.rows))
  const lines = part.rows
    .filter(([row]) => headerRow === null || row > headerRow)
    .map((row) => readRow(row, guess))
    .filter(({ itemNumber }) => looksLikeItemNumber(itemNumber))
  if (lines.some(({ asksFor }) => asksFor === 'quantity')) return 2
  return lines.length > 0 ? 1 : 0
}
