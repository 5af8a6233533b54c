import type { EntryRow } from '../entry-row.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'
import { usualOf, whyUnusual } from './why-unusual.ts'

/** CART-13: why the quantity a person typed in a row is asked; null when it is not. */
export const whyUnusualRow = (row: Pick<EntryRow, 'quantity' | 'unit'>, item: QuickItem | undefined): string | null =>
  item && row.unit
    ? whyUnusual({ quantity: row.quantity, unit: row.unit, isUnitWritten: true }, usualOf(item, row.unit))
    : null
