import type { EntryRow } from '../entry-row.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'
import { usualOf, whyUnusual } from './why-unusual.ts'

/** CART-13: why the quantity typed in a row must be confirmed; null when it is usual. */
export const whyUnusualRow = (row: Pick<EntryRow, 'quantity' | 'unit'>, item: QuickItem | undefined): string | null =>
  item && row.unit
    ? whyUnusual({ quantity: row.quantity, unit: row.unit, isUnitWritten: true }, usualOf(item, row.unit))
    : null
