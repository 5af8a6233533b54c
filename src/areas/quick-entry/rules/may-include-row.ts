import { maxQuantity } from '#contract/values.ts'
import { type Decision, refuse } from '#kit/decision.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import type { EntryRow } from '../entry-row.ts'
import type { QuickItem } from '../quick-entry.endpoints.ts'
import { quickEntryRefusals } from '../quick-entry.refusals.ts'

/**
 * CART-13: a row goes into the cart once it has an item that may be ordered, a quantity, and a unit
 * the item is sold in.
 */
export function mayIncludeRow(
  row: Pick<EntryRow, 'itemNumber' | 'quantity' | 'unit'>,
  item: QuickItem | undefined,
): Decision {
  if (row.itemNumber === null || !item) return refuse(quickEntryRefusals.row_without_item)
  if (item.blockedReason !== null) return refuse(itemRefusals.item_not_orderable, { message: item.blockedReason })
  if (row.quantity < 1) return refuse(quickEntryRefusals.row_without_quantity)
  if (row.quantity > maxQuantity) return refuse(quickEntryRefusals.row_quantity_too_large)
  if (row.unit === null) return refuse(quickEntryRefusals.row_without_unit)
  return row.unit === 'CS' ? mayOrderByCase(item) : mayOrderByEach(item)
}
