import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { marginOf } from '#areas/prices/rules/margin-of.ts'
import type { PriceReceipt } from '#areas/prices/item-price.ts'
import { formatUnitPrice } from '#areas/shop/rules/format-unit-price.ts'
import type { PriceColumn } from '#areas/views/view-columns.ts'
import type { PriceListRow } from '../price-list.ts'

/** A cell of a price list: as it is read, and as a workbook has it; both empty without a value. */
export interface PriceCell {
  readonly text: string
  readonly value: string | number
}

const nothing: PriceCell = { text: '', value: '' }
const words = (text: string): PriceCell => ({ text, value: text })
const money = (cents: number | null | undefined, mark = ''): PriceCell =>
  cents === null || cents === undefined ? nothing : { text: `${mark}${formatCents(cents)}`, value: cents / 100 }

const kinds: Readonly<Record<PriceReceipt['kind'], string>> = {
  list: 'List',
  class: 'Class',
  gpo: 'Group',
  contract: 'Contract',
}

const caseMargin = ({ price, caseCost }: PriceListRow) =>
  caseCost === null || price?.casePrice == null ? null : marginOf(price.casePrice, caseCost)

const cells: Readonly<Record<PriceColumn, (row: PriceListRow) => PriceCell>> = {
  itemNumber: ({ itemNumber }) => words(itemNumber),
  description: ({ description }) => words(description),
  ownWords: ({ customerDescription, customerItemNumber }) =>
    words([customerDescription, customerItemNumber].filter(Boolean).join(' · ')),
  brand: ({ brand }) => words(brand),
  pack: ({ packSizeDescription }) => words(packSizeDescription),
  category: ({ categoryName }) => words(categoryName),
  // Sold by weight: what a case will be about.
  casePrice: ({ price }) => money(price?.casePrice, price?.isEstimate ? 'est. ' : ''),
  eachPrice: ({ price }) => money(price?.eachPrice),
  perPound: ({ price }) =>
    price?.perPound == null ? nothing : { text: formatPerPound(price.perPound), value: price.perPound / 10_000 },
  unitPrice: ({ unitPrice }) => (unitPrice ? words(formatUnitPrice(unitPrice)) : nothing),
  priceKind: ({ price }) =>
    price ? words([kinds[price.receipt.kind], price.receipt.reference].filter(Boolean).join(' ')) : nothing,
  until: ({ price }) =>
    price?.receipt.until ? { text: formatDayWithYear(price.receipt.until), value: price.receipt.until } : nothing,
  cost: ({ caseCost }) => money(caseCost),
  profit: (row) => money(caseMargin(row)?.profit),
  margin: (row) => {
    const margin = caseMargin(row)?.margin
    return margin === undefined ? nothing : { text: `${(margin / 100).toFixed(1)}%`, value: margin / 100 }
  },
}

/** Columns of figures: right-aligned, and numbers in a workbook. */
const figures: ReadonlySet<PriceColumn> = new Set<PriceColumn>([
  'casePrice',
  'eachPrice',
  'perPound',
  'unitPrice',
  'cost',
  'profit',
  'margin',
])

/** True for a column whose cells end at the right. */
export const isFigure = (column: PriceColumn): boolean => figures.has(column)

/** STAFF-4: the cells of an item, column by column. */
export const priceCells = (row: PriceListRow, columns: readonly PriceColumn[]): PriceCell[] =>
  columns.map((column) => cells[column](row))
