import { freeTextProblem } from '#kit/free-text.ts'
import type { Refusal } from '#kit/decision.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { customPrefix } from '#areas/guides/rules/guide-file.ts'
import type { SheetContent } from '#areas/order-import/rules/describe-table.ts'
import { isTotal } from '#areas/order-import/rules/is-total.ts'
import { readItemNumber } from '#areas/order-import/rules/read-item-number.ts'
import { readQuantity } from '#areas/order-import/rules/read-quantity.ts'
import { cellOf, type KeptRow } from '#areas/order-import/rules/read-row.ts'
import { guideFileFieldNames, guideFileFields, type GuideFileMapping } from '../guide-import.ts'
import { guideRowRefusals } from '../guide-import.refusals.ts'

/** What a row says of its item; null where the cell is empty, absent where no column is mapped. */
export interface GuideFileShelf {
  readonly caseParValue?: number | null
  readonly eachParValue?: number | null
  readonly reorderPointPct?: number | null
  readonly customerDescription?: string | null
  readonly customerItemNumber?: string | null
  readonly category?: string | null
  readonly location?: string | null
}

/** A row of a guide's file. */
export interface GuideFileRow {
  /** As a spreadsheet numbers it. */
  readonly row: number
  /** As the errors show it. */
  readonly itemText: string
  /** Padded; empty for a custom item. */
  readonly itemNumber: string
  /** What follows 'custom:': the number or id of a custom item; empty for any other item. */
  readonly customKey: string
  readonly shelf: GuideFileShelf
  /** Why the row cannot be read. */
  readonly refusal: Pick<Refusal, 'code' | 'message'> | null
}

const itemNumberShape = /^[A-Za-z0-9-]{1,20}$/
const percent = /^(\d{1,3})(?:[.,]0+)? ?%?$/
const texts = ['customerDescription', 'customerItemNumber', 'category', 'location'] as const

/**
 * GUIDE-1: the rows of a sheet by its mapping, in their order. Blank rows, headings, repeated
 * headers and totals are none.
 */
export function readGuideRows(
  { rows, hiddenRows }: Pick<SheetContent, 'rows' | 'hiddenRows'>,
  headerRow: number | null,
  mapping: GuideFileMapping,
  { withHiddenRows }: { readonly withHiddenRows: boolean },
): GuideFileRow[] {
  const hidden = new Set(withHiddenRows ? [] : hiddenRows)
  const header = rows
    .find(([row]) => row === headerRow)
    ?.slice(1)
    .join('\n')
  return rows.flatMap((row) => {
    const isBelow = headerRow === null || row[0] > headerRow
    if (isHeading(row, mapping)) return []
    if (!isBelow || hidden.has(row[0]) || row.slice(1).join('\n') === header) return []
    const read = readRow(row, mapping)
    return read ? [read] : []
  })
}

/** A text alone in its row, which names the rows below it, where a line would have more. */
function isHeading(row: KeptRow, mapping: GuideFileMapping): boolean {
  const cells = row.slice(1).filter((cell) => cell !== '')
  const mapped = Object.values(mapping).filter((index) => index !== null)
  return mapped.length > 1 && cells.length === 1 && !/\d|^custom:/.test(String(cells[0]))
}

/** Null: the row says nothing of an item. */
function readRow(row: KeptRow, mapping: GuideFileMapping): GuideFileRow | null {
  const textOf = (field: keyof GuideFileMapping) => cellOf(row, mapping[field]).trim()
  const itemText = textOf('itemNumber')
  const isBlank = guideFileFieldNames.every((field) => field === 'itemNumber' || textOf(field) === '')
  if ((itemText === '' && isBlank) || isTotal(itemText) === 'yes') return null
  const customKey = itemText.startsWith(customPrefix) ? itemText.slice(customPrefix.length).trim() : ''
  const itemNumber = customKey === '' ? readItemNumber(itemText) : ''
  const read = { row: row[0], itemText: itemText.slice(0, guideFileFields.itemNumber.max), itemNumber, customKey }
  const fault = (refusal: GuideFileRow['refusal']): GuideFileRow => ({ ...read, shelf: {}, refusal })
  if (itemText === '') return fault(guideRowRefusals.row_item_number_missing)
  if (customKey === '' && !itemNumberShape.test(itemNumber)) return fault(guideRefusals.item_not_found)
  for (const field of texts) {
    const message = freeTextProblem(guideFileFields[field], textOf(field))
    if (message !== undefined) return fault({ code: guideRowRefusals.row_text_wrong.code, message })
  }
  const caseParValue = readPar(textOf('caseParValue'), 'CS')
  if (caseParValue === undefined) return fault(guideRowRefusals.row_case_par_wrong)
  const eachParValue = readPar(textOf('eachParValue'), 'EA')
  if (eachParValue === undefined) return fault(guideRowRefusals.row_each_par_wrong)
  const reorderPointPct = readPercent(textOf('reorderPointPct'))
  if (reorderPointPct === undefined) return fault(guideRowRefusals.row_reorder_point_wrong)
  const numbers = { caseParValue, eachParValue, reorderPointPct }
  const words = Object.fromEntries(texts.map((field) => [field, textOf(field) || null]))
  const all = Object.entries({ ...numbers, ...words })
  const shelf = Object.fromEntries(all.filter(([field]) => mapping[field as keyof GuideFileMapping] !== null))
  return { ...read, shelf, refusal: null }
}

/** Null: none; undefined: not a par of this unit. */
function readPar(cell: string, unit: 'CS' | 'EA'): number | null | undefined {
  if (cell === '') return null
  const read = readQuantity(cell)
  return read.quantity === null || (read.unit ?? unit) !== unit ? undefined : read.quantity
}

/** '25', '25 %' or '25.0'; null: none; undefined: not a percentage. */
function readPercent(cell: string): number | null | undefined {
  if (cell === '') return null
  const digits = percent.exec(cell)?.[1]
  return digits === undefined || Number(digits) > 100 ? undefined : Number(digits)
}
