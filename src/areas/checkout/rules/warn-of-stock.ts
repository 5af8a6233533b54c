import { plural } from '#kit/text.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import type { CartAlert } from '../cart-analysis.ts'

/** What is on our shelf of an item. */
export interface ShelfStock extends Pick<ItemFacts, 'onHandCases' | 'isSpecialOrder' | 'isDropShip' | 'isJustInTime'> {
  readonly eachesPerCase: number
}

/** A line with what is on the shelf of it. */
export interface StockedLine extends Quantities {
  readonly itemNumber: string
  readonly stock: ShelfStock
}

/**
 * CHECK-2: more is ordered than is in stock. What vendors bring for the order does not depend on
 * it.
 */
export function isShort({ orderedCases, orderedUnits, stock }: Omit<StockedLine, 'itemNumber'>): boolean {
  if (stock.isSpecialOrder || stock.isDropShip || stock.isJustInTime) return false
  return stock.onHandCases * stock.eachesPerCase < orderedCases * stock.eachesPerCase + orderedUnits
}

/**
 * CHECK-3: the alert 'inventory-warning', or null. A warning, not a refusal: the warehouse may
 * still receive before the truck is loaded.
 */
export function warnOfStock(lines: readonly StockedLine[]): CartAlert | null {
  const itemNumbers = lines.filter(isShort).map((line) => line.itemNumber)
  if (itemNumbers.length === 0) return null
  const message = `${plural(itemNumbers.length, 'item')} ${itemNumbers.length === 1 ? 'has' : 'have'} insufficient stock`
  return { kind: 'inventory-warning', message, blocks: false, itemNumbers }
}
