import type { ListView, ViewKind } from '../list-view.ts'
import { columnsOfKind } from '../rules/check-view.ts'
import { orderSorts, priceSorts } from '../view-columns.ts'

/** A kind as screens name it. */
export const kindWords = {
  order: { one: 'order view', many: 'Order views', what: 'Columns and sort of the shop, guides and the review.' },
  price: { one: 'price view', many: 'Price views', what: 'Columns and sort of price lists.' },
} as const satisfies Record<ViewKind, object>

/** The name of a column, also of one that does not exist any more. */
export const columnLabel = (kind: ViewKind, column: string): string => columnsOfKind(kind)[column]?.label ?? column

const sortLabels: Readonly<Record<string, string>> = {
  casePrice: 'Case price',
  itemNumber: 'Item number',
  lastOrdered: 'Last ordered',
  margin: 'Margin %',
  pack: 'Pack size',
  total: 'Line total',
  unitPrice: 'Price per lb, oz, each',
}
/** What a view may be sorted by, with the words of each. */
export const sortChoices = (kind: ViewKind) =>
  (kind === 'order' ? orderSorts : priceSorts).map((value) => ({
    value,
    label: sortLabels[value] ?? columnLabel(kind, value),
  }))

/** A view in one line: its columns, and its sort. */
export function viewSummary(kind: ViewKind, { columns, sortBy, sortDirection }: ListView): string {
  const sort = sortChoices(kind).find(({ value }) => value === sortBy)
  const words = columns.map((column) => columnLabel(kind, column)).join(', ')
  return sort ? `${words} · by ${sort.label.toLowerCase()}${sortDirection === 'desc' ? ', descending' : ''}` : words
}
