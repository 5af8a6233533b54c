import type { ItemFacts } from '#areas/items/item.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import { isOnePack } from '#areas/items/rules/read-pack.ts'
import type { WrittenUnit } from '../order-line.ts'

/** The units items are ordered in. */
export type OrderUnit = 'CS' | 'EA'

/**
 * CART-13: the unit a line is ordered in; null when the item is not sold in the one written. The
 * default is the case.
 */
export function chooseUnit(
  written: WrittenUnit | null,
  item: Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'>,
): OrderUnit | null {
  if (written === 'each') return mayOrderByEach(item).allowed ? 'EA' : null
  if (written === 'case') return mayOrderByCase(item).allowed ? 'CS' : null
  return mayOrderByCase(item).allowed ? 'CS' : 'EA'
}

/**
 * CART-13: true when the unit as written can mean one thing only. '2 bags' of flour by the 50 lb
 * bag are two cases; of 8 bags to the case they may be either, and so where eaches are sold.
 */
export function isUnitClear(
  written: WrittenUnit | null,
  item: Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'> & { readonly pack: string },
): boolean {
  if (written === 'other') return false
  return written !== 'pack' || (isOnePack(item.pack) && !mayOrderByEach(item).allowed)
}
