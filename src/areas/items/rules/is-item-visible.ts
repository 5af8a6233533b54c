import type { ItemFacts } from '../item.ts'

/**
 * ITEM-9: an item made for certain customers (proprietary) exists only for the ship-tos it is
 * reserved for; everybody else, staff ordering for another ship-to included, neither finds nor
 * opens it. A merely reserved item is seen by all.
 */
export const isItemVisible = (item: Pick<ItemFacts, 'isProprietary' | 'isReservedForThisShipTo'>): boolean =>
  !item.isProprietary || item.isReservedForThisShipTo
