import type { EntryRow } from '../entry-row.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'
import { chooseUnit } from './choose-unit.ts'
import { quantityFor } from './quantity-for.ts'

/** What another item changes in a row. */
type Changed = Pick<EntryRow, 'itemNumber' | 'unit' | 'quantity' | 'reason'>

/**
 * CART-13: what a row becomes when a person chooses another item for it. Cases that were proposed
 * for the pieces of the first item's pack are worked out for the new one's: 30 croissants are one
 * case of 84, and three of 12. A quantity the person typed stays.
 */
export function chooseOtherItem(row: EntryRow, itemNumber: string, item: QuickItem | undefined): Changed {
  const { unit, quantity, writtenQuantity, isQuantityTyped } = row
  if (!item) return { itemNumber, unit, quantity, reason: null }
  const isSold = unit !== null && chooseUnit(unit === 'CS' ? 'case' : 'each', item) === unit
  const sold = isSold ? unit : chooseUnit(null, item)
  if (isQuantityTyped || writtenQuantity === null || sold === null)
    return { itemNumber, unit: sold, quantity, reason: null }
  const proposed = quantityFor(row, item, sold)
  return { itemNumber, unit: sold, quantity: proposed.quantity, reason: proposed.note }
}
