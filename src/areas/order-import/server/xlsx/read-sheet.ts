import { Refused } from '#kit/decision.ts'
import { maxColumns } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { columnIndexOf } from '#areas/order-import/rules/column-name.ts'
import type { RowCollector } from '../row-collector.ts'
import { attributeOf, readXml, type XmlListener } from './xml-tokens.ts'

/** Characters kept of one cell: cells are cut far shorter. */
const longest = 400
/**
 * Rows a sheet of Excel has; and cells with or without content, far more than an order's used
 * range.
 */
const mostRows = 1_048_576
const mostCells = 3_000_000

/**
 * IMPORT-1: the rows of a worksheet, one by one; formats are left aside, of formulas only the value
 * counts.
 */
export async function readSheet(
  pieces: AsyncIterable<string>,
  strings: readonly string[],
  collector: RowCollector,
): Promise<void> {
  await readXml(pieces, sheetListener(strings, collector))
}

function sheetListener(strings: readonly string[], collector: RowCollector): XmlListener {
  let row = 0
  let rowsSeen = 0
  let cellsSeen = 0
  let cells: (string | undefined)[] = []
  let column = -1
  let type = 'n'
  let value = ''
  let isValue = false
  let isPhonetic = false
  const keepCell = (): void => {
    if (value === '') return
    const cell = type === 's' ? (strings[Number(value)] ?? '') : type === 'n' ? plainNumber(value) : value
    // Far out to the right one place stands for all, so that the collector sees that there is more.
    if (cell !== '') cells[Math.min(column, maxColumns)] = type === 'b' ? (cell === '1' ? 'TRUE' : 'FALSE') : cell
  }
  return {
    open(name, attributes, isEmpty) {
      if (name === 'row') {
        if (++rowsSeen > mostRows) throw new Refused(orderImportRefusals.import_file_suspicious)
        row = rowNumber(attributes) ?? row + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        if (++cellsSeen > mostCells) throw new Refused(orderImportRefusals.import_file_suspicious)
        column = columnIndexOf(attributeOf(attributes, 'r') ?? '') ?? column + 1
        type = attributeOf(attributes, 't') ?? 'n'
        value = ''
      } else if (name === 'v' || name === 't') isValue = !isEmpty
      else if (name === 'rPh') isPhonetic = !isEmpty
    },
    close(name) {
      if (name === 'c') keepCell()
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'row') collector.add(row, cells)
    },
    text(text) {
      if (isValue && !isPhonetic && value.length < longest) value += text.slice(0, longest)
    },
  }
}

function rowNumber(attributes: string): number | null {
  const said = attributeOf(attributes, 'r')
  return said !== undefined && /^\d{1,7}$/.test(said) ? Number(said) : null
}

/**
 * Numbers are written as the machine has them: '1E3' is 1000; what is not whole stays as it is and
 * is refused later.
 */
function plainNumber(text: string): string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? String(number) : text
}
