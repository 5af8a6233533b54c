import { freeTextProblem } from '#kit/free-text.ts'
import { readGtin } from '#kit/read-gtin.ts'
import { maxQuantity } from '#contract/values.ts'
import type { ImportRowError } from '#areas/order-import/order-import.ts'
import type { SheetContent } from '#areas/order-import/rules/describe-table.ts'
import { isTotal } from '#areas/order-import/rules/is-total.ts'
import { readItemNumber } from '#areas/order-import/rules/read-item-number.ts'
import { readQuantity } from '#areas/order-import/rules/read-quantity.ts'
import { cellOf, type KeptRow } from '#areas/order-import/rules/read-row.ts'
import { listColumns, type ListedLine, listFields } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'

/** The rows of a list: its lines, and those at fault with the reason. */
export interface ReadList {
  readonly lines: readonly ListedLine[]
  readonly errors: readonly ImportRowError[]
}

const texts = ['description', 'packSizeDescription', 'brand', 'customerItemNumber', 'category', 'location'] as const
const itemNumberShape = /^[A-Za-z0-9-]{1,20}$/
/** Digits of a UPC, of which spreadsheets take leading zeros away; two of them at most. */
const upcDigits = 12
const fewestDigits = 10

/**
 * GUIDE-3: the lines of a sheet by its mapping. Blank rows, repeated headers and totals are none. A
 * row of one cell is the heading of the rows below it, and their category unless a column has it.
 */
export function readList(
  { rows, hiddenRows }: Pick<SheetContent, 'rows' | 'hiddenRows'>,
  headerRow: number | null,
  mapping: ListMapping,
  { withHiddenRows }: { readonly withHiddenRows: boolean },
): ReadList {
  const hidden = new Set(withHiddenRows ? [] : hiddenRows)
  const header = rows.find(([row]) => row === headerRow)
  const hasHeadings = listFields.filter((field) => mapping[field] !== null).length > 1
  const lines: ListedLine[] = []
  const errors: ImportRowError[] = []
  let heading = ''
  for (const row of rows) {
    if ((headerRow !== null && row[0] <= headerRow) || hidden.has(row[0])) continue
    if (header && isSame(row, header)) continue
    const cells = row.slice(1).filter((cell) => cell !== '')
    if (hasHeadings && cells.length === 1 && !/\d{4}/.test(String(cells[0]))) {
      heading = String(cells[0]).slice(0, listColumns.category.max)
      continue
    }
    const read = readLine(row, mapping)
    if (read === null) continue
    if ('message' in read) errors.push(read)
    else lines.push(mapping.category === null ? { ...read, category: heading } : read)
  }
  return { lines, errors }
}

const isSame = (row: KeptRow, other: KeptRow): boolean =>
  row.length === other.length && row.every((cell, place) => place === 0 || cell === other[place])

/** Null: the row names no item. */
function readLine(row: KeptRow, mapping: ListMapping): ListedLine | ImportRowError | null {
  const textOf = (field: keyof ListMapping) => cellOf(row, mapping[field]).trim()
  const named = { description: textOf('description'), customerItemNumber: textOf('customerItemNumber') }
  const number = readItemNumber(textOf('itemNumber'))
  const gtin = readCode(textOf('gtin'))
  if (named.description === '' && named.customerItemNumber === '' && number === '' && gtin === '') return null
  if (named.customerItemNumber === '' && number === '' && isTotal(named.description) === 'yes') return null
  const fault = (message: string): ImportRowError => ({
    row: row[0],
    itemNumber: named.customerItemNumber || number,
    description: named.description.slice(0, listColumns.description.max),
    errorCode: 'row_not_staged',
    message,
  })
  for (const field of texts) {
    const problem = freeTextProblem(listColumns[field], textOf(field))
    if (problem !== undefined) return fault(problem)
  }
  if (number !== '' && !itemNumberShape.test(number)) return fault('Item number has characters that no number has')
  const cases = readPar(textOf('caseParValue'), 'CS')
  const eaches = readPar(textOf('eachParValue'), 'EA')
  for (const [label, par] of [
    ['Case par value', cases],
    ['Each par value', eaches],
  ] as const)
    if (par === 'wrong') return fault(`${label} must be a whole number from 0 to ${maxQuantity}`)
  const parsOf = (unit: 'CS' | 'EA') =>
    [cases, eaches].find((par) => par !== null && par !== 'wrong' && par.unit === unit) as Par | undefined
  return {
    row: row[0],
    description: named.description,
    packSizeDescription: textOf('packSizeDescription'),
    brand: textOf('brand'),
    itemNumber: number,
    customerItemNumber: named.customerItemNumber,
    gtin,
    caseParValue: parsOf('CS')?.quantity ?? null,
    eachParValue: parsOf('EA')?.quantity ?? null,
    category: textOf('category'),
    location: textOf('location'),
  }
}

interface Par {
  readonly quantity: number
  readonly unit: 'CS' | 'EA'
}

/** A par with the unit that stands beside it, otherwise that of its column; null: none. */
function readPar(cell: string, unitOfColumn: Par['unit']): Par | 'wrong' | null {
  const { quantity, unit } = readQuantity(cell)
  if (quantity === null || unit === 'unknown') return 'wrong'
  return quantity === 0 ? null : { quantity, unit: unit ?? unitOfColumn }
}

/**
 * The GTIN of a cell as 14 digits; empty without one. Spreadsheets take leading zeros away and put
 * spaces in; a code whose check digit is wrong is none, as it would match another product.
 */
function readCode(cell: string): string {
  const digits = cell.replace(/[\s-]/g, '').replace(/\.0+$/, '')
  if (digits.length > 20) return ''
  const isShort = digits.length >= fewestDigits && digits.length < upcDigits
  return readGtin(isShort ? digits.padStart(upcDigits, '0') : digits) ?? ''
}
