import type { ItemSummary } from '#areas/items/item.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'

/**
 * ITEM-7: a case price shows where there is one; an each price only of an item that is sold by the
 * each.
 */
export function isSoldBy(
  unit: 'CS' | 'EA',
  item: Pick<ItemSummary, 'isBrokenCase' | 'eachOnly'>,
  price: Pick<ItemPrice, 'casePrice' | 'eachPrice'> | null,
): boolean {
  if (unit === 'CS') return price !== null && price.casePrice !== null
  return price !== null && price.eachPrice !== null && (item.isBrokenCase || item.eachOnly)
}
