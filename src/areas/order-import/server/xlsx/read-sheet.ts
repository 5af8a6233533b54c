import { Refused } from '#kit/decision.ts'
import { maxColumns } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { columnIndexOf } from '#areas/order-import/rules/column-name.ts'
import { formatSerialDate } from '#areas/order-import/rules/format-serial-date.ts'
import type { RowCollector } from '../row-collector.ts'
import { attributeOf, readXml, type XmlAttributes, type XmlListener } from './read-xml.ts'

/** Max characters kept of one cell; cells are cut far shorter later. */
const longest = 400
/**
 * Max rows of a sheet in Excel, and max cells, empty ones included, far beyond the used range of an
 * order.
 */
const maxRows = 1_048_576
const maxCells = 3_000_000

/** The parts of the workbook that cells refer to. */
export interface SheetContext {
  /** Shared texts by index. */
  readonly strings: readonly string[]
  /** Indexes of styles that show dates or times. */
  readonly dateStyles: ReadonlySet<number>
  readonly isFrom1904: boolean
}

/**
 * IMPORT-1: streams the rows of a worksheet, and collects which rows and columns are hidden. Dates
 * are formatted as dates; other formats are ignored, and of formulas only the value is read.
 */
export async function readSheet(
  pieces: AsyncIterable<string>,
  context: SheetContext,
  collector: RowCollector,
): Promise<void> {
  await readXml(pieces, sheetListener(context, collector))
}

function sheetListener({ strings, dateStyles, isFrom1904 }: SheetContext, collector: RowCollector): XmlListener {
  let row = 0
  let rowsSeen = 0
  let cellsSeen = 0
  let cells: (string | undefined)[] = []
  let column = -1
  let type = 'n'
  let isDate = false
  let value = ''
  let isValue = false
  let isPhonetic = false
  let isRowHidden = false
  const keepCell = (): void => {
    if (value === '') return
    const cell = shownCell()
    // Columns far to the right share one index, so that the collector sees that there are too many.
    if (cell !== '') cells[Math.min(column, maxColumns)] = cell
  }
  const shownCell = (): string => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    if (type !== 'n') return value
    return (isDate && formatSerialDate(Number(value), isFrom1904)) || plainNumber(value)
  }
  return {
    open(name, attributes) {
      if (name === 'row') {
        if (++rowsSeen > maxRows) throw new Refused(orderImportRefusals.import_file_suspicious)
        row = rowNumber(attributes) ?? row + 1
        cells = []
        column = -1
        isRowHidden = isTrue(attributes, 'hidden')
      } else if (name === 'c') {
        if (++cellsSeen > maxCells) throw new Refused(orderImportRefusals.import_file_suspicious)
        column = columnIndexOf(attributeOf(attributes, 'r') ?? '') ?? column + 1
        type = attributeOf(attributes, 't') ?? 'n'
        isDate = dateStyles.size > 0 && dateStyles.has(Number(attributeOf(attributes, 's') ?? 0))
        value = ''
      } else if (name === 'col' && isTrue(attributes, 'hidden')) hideColumns(attributes, collector)
      else if (name === 'v' || name === 't') isValue = true
      else if (name === 'rPh') isPhonetic = true
    },
    close(name) {
      if (name === 'c') keepCell()
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'row') collector.add(row, cells, isRowHidden)
    },
    text(text) {
      if (isValue && !isPhonetic && value.length < longest) value += text.slice(0, longest)
    },
  }
}

const isTrue = (attributes: XmlAttributes, name: string): boolean =>
  /^(1|true)$/.test(attributeOf(attributes, name) ?? '')

/** A range of columns, counted from 1. */
function hideColumns(attributes: XmlAttributes, { hiddenColumns }: RowCollector): void {
  const [from, to] = ['min', 'max'].map((name) => Number(attributeOf(attributes, name)))
  for (let index = (from || 1) - 1; index < Math.min(to || 0, maxColumns); index++) hiddenColumns.add(index)
}

function rowNumber(attributes: XmlAttributes): number | null {
  const said = attributeOf(attributes, 'r')
  return said !== undefined && /^\d{1,7}$/.test(said) ? Number(said) : null
}

/** Digits that Excel shows of a number: 2.0000000000000004 of a formula is a 2 to everybody. */
const excelDigits = 15

/**
 * Numbers are stored in machine form: '1E3' is 1000; fractions stay unchanged and are refused
 * later.
 */
function plainNumber(text: string): string {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return String(number)
  const shown = Number(number.toPrecision(excelDigits))
  return Number.isSafeInteger(shown) ? String(shown) : text
}
