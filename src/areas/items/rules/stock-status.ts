import type { ItemFacts, ItemSummary } from '../item.ts'

/** ITEM-9: what people read of the stock. */
export type StockStatus = ItemSummary['stockStatus']

type Stock = Pick<
  ItemFacts,
  'erpStatus' | 'onHandCases' | 'lowBelowCases' | 'isSpecialOrder' | 'isDropShip' | 'isJustInTime'
>

/**
 * ITEM-9: the division's stock in words. A special-order item is bought when it is ordered, so an
 * empty shelf means only that it takes longer. Drop-ship and just-in-time items never lie on a
 * shelf of ours: their vendor has them. An inactive item is sold no more, whatever lies on the
 * shelf.
 */
export function stockStatus(item: Stock): StockStatus {
  if (item.erpStatus === 'inactive') return 'not available'
  if (item.isDropShip || item.isJustInTime) return 'in stock'
  if (item.onHandCases <= 0) return item.isSpecialOrder ? 'special order' : 'out of stock'
  return item.onHandCases < item.lowBelowCases ? 'low stock' : 'in stock'
}
