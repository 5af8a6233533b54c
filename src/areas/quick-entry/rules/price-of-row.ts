import type { Cents } from '#kit/money.ts'
import type { EntryRow } from '../entry-row.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'

/** The price of a row at the prices of the cart's delivery date. */
export interface RowPrice {
  /** Price of one case or each. */
  readonly each: Cents
  readonly total: Cents
  /** Catch weight: an estimate, final on the invoice. */
  readonly isEstimate: boolean
}

/** CART-13: the price of a row and its total; null without an item, a unit or a price. */
export function priceOfRow(row: Pick<EntryRow, 'quantity' | 'unit'>, item: QuickItem | undefined): RowPrice | null {
  const each = item && (row.unit === 'CS' ? item.casePrice : row.unit === 'EA' ? item.eachPrice : null)
  if (each === null || each === undefined) return null
  return { each, total: each * row.quantity, isEstimate: item!.isEstimate }
}
