import type { Refusal } from '#kit/decision.ts'
import { maxQuantity } from '#contract/values.ts'
import type { ColumnMapping, NotOrderedReason, RowChoices } from '../order-import.ts'
import { importRowRefusals } from '../order-import.refusals.ts'
import { type KeptRow, type ReadRow, readRow } from './read-row.ts'
import { whyNotOrdered } from './why-not-ordered.ts'

/** The rows of a sheet, and what else is known about them. */
export interface RowsOfSheet {
  readonly rows: readonly KeptRow[]
  /** As the spreadsheet numbers them. */
  readonly hiddenRows: readonly number[]
  /** Rows that an earlier import of this file ordered. */
  readonly importedRows: readonly number[]
}

/** A row to be ordered, or why it cannot be. */
export interface WantedRow {
  readonly row: number
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly refusal: Refusal | null
  /** Number of rows of the same item that were added to this one. */
  readonly added: readonly number[]
}

/** The rows of a file by their outcome. */
export interface SortedRows {
  readonly wanted: readonly WantedRow[]
  readonly notOrdered: readonly { readonly row: KeptRow; readonly reason: NotOrderedReason }[]
  /** Number of rows that repeat an item, whether or not they are added up. */
  readonly repeats: number
}

/**
 * IMPORT-1, IMPORT-2: every row of a sheet is wanted, at fault, or not ordered for a reason; none
 * is lost. Rows are ordered in the order of the file.
 */
export function sortRows(
  sheet: RowsOfSheet,
  headerRow: number | null,
  mapping: ColumnMapping,
  choices: RowChoices,
): SortedRows {
  const hidden = new Set(choices.withHiddenRows ? [] : sheet.hiddenRows)
  const imported = new Set(sheet.importedRows)
  const header = sheet.rows.find(([row]) => row === headerRow) ?? null
  const notOrdered: { row: KeptRow; reason: NotOrderedReason }[] = []
  const unfilled: ReadRow[] = []
  const asked: ReadRow[] = []
  const orderedBefore = new Set<string>()
  const sums = { all: 0, sinceTotal: 0, sinceHeading: 0 }
  for (const row of sheet.rows) {
    if (row === header) continue
    const read = readRow(row, mapping)
    const reason = reasonOf(row, read)
    if (reason === 'imported') orderedBefore.add(read.itemNumber)
    if (reason === 'total') sums.sinceTotal = 0
    if (reason === 'total' || reason === 'heading') sums.sinceHeading = 0
    if (reason === 'no_quantity') unfilled.push(read)
    if (reason !== null) notOrdered.push({ row, reason })
    else {
      asked.push(read)
      const quantity = read.itemNumber === '' ? 0 : (read.cases ?? 0) + (read.eaches ?? 0)
      sums.all += quantity
      sums.sinceTotal += quantity
      sums.sinceHeading += quantity
    }
  }
  // Rows without a quantity are normal in an order guide; a file without any quantity is a mistake.
  const isWithoutQuantity = asked.length === 0 && unfilled.length > 0
  const { wanted, repeats } = toWanted(isWithoutQuantity ? unfilled : asked, orderedBefore, choices)
  const others = isWithoutQuantity ? notOrdered.filter(({ reason }) => reason !== 'no_quantity') : notOrdered
  return { wanted, notOrdered: others, repeats }

  function reasonOf(row: KeptRow, read: ReadRow): NotOrderedReason | null {
    if (headerRow !== null && row[0] < headerRow) return 'above_header'
    if (imported.has(row[0])) return 'imported'
    if (hidden.has(row[0])) return 'hidden_row'
    return whyNotOrdered(row, read, { mapping, header }, sums)
  }
}

/**
 * Numbers are padded before they are compared, so that '1001' and '0001001' are seen to be the same
 * item (security 21). Its later rows are at fault, or added to the first one.
 */
function toWanted(rows: readonly ReadRow[], orderedBefore: ReadonlySet<string>, { addsUpRepeats }: RowChoices) {
  const places = new Map<string, number>()
  const wanted: WantedRow[] = []
  let repeats = 0
  for (const read of rows) {
    const refusal = whyNot(read)
    const one = toWantedRow(read, refusal)
    // Invalid item numbers are never repeats of each other.
    const isItem =
      refusal !== importRowRefusals.row_item_number_missing && refusal !== importRowRefusals.row_item_not_found
    const place = isItem ? places.get(read.itemNumber) : undefined
    const earlier = place === undefined ? undefined : wanted[place]
    const isRepeat = earlier !== undefined || orderedBefore.has(read.itemNumber)
    if (isItem && place === undefined) places.set(read.itemNumber, wanted.length)
    if (isRepeat) repeats++
    if (!isRepeat) wanted.push(one)
    else if (place !== undefined && earlier && addsUpRepeats && !refusal && !earlier.refusal)
      wanted[place] = sumOf(earlier, one)
    else wanted.push({ ...one, refusal: (addsUpRepeats && refusal) || importRowRefusals.row_duplicate_item })
  }
  return { wanted, repeats }
}

const toWantedRow = ({ row, itemNumber, cases, eaches }: ReadRow, refusal: Refusal | null): WantedRow => ({
  row,
  itemNumber,
  orderedCases: cases ?? 0,
  orderedUnits: eaches ?? 0,
  refusal,
  added: [],
})

function sumOf(earlier: WantedRow, later: WantedRow): WantedRow {
  const orderedCases = earlier.orderedCases + later.orderedCases
  const orderedUnits = earlier.orderedUnits + later.orderedUnits
  const isTooMuch = orderedCases > maxQuantity || orderedUnits > maxQuantity
  return {
    ...earlier,
    orderedCases,
    orderedUnits,
    refusal: isTooMuch ? importRowRefusals.row_invalid_quantity : null,
    added: [...earlier.added, later.row],
  }
}

function whyNot({ itemNumber, cases, eaches, isUnitWrong }: ReadRow): Refusal | null {
  if (itemNumber === '') return importRowRefusals.row_item_number_missing
  if (!/^[A-Za-z0-9-]{1,20}$/.test(itemNumber)) return importRowRefusals.row_item_not_found
  if (isUnitWrong) return importRowRefusals.row_invalid_unit
  return cases === null || eaches === null || cases + eaches === 0 ? importRowRefusals.row_invalid_quantity : null
}
