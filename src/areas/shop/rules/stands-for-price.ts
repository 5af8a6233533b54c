import { itemRefusals } from '#areas/items/item.refusals.ts'

const inPlaceOfPrice: readonly string[] = [
  itemRefusals.item_not_for_will_call.message,
  itemRefusals.item_reserved.message,
]

/**
 * ITEM-7: whether the reason why an item is blocked stands in place of its price and quantities
 * (S0 section 4: Will Call, reserved). Beside any other reason the price can still be read.
 */
export const standsForPrice = (blockedReason: string | null): boolean =>
  blockedReason !== null && inPlaceOfPrice.includes(blockedReason)

/** ITEM-7: the price of a row; null where a reason stands in its place. */
export const shownPrice = <Price>({
  blockedReason,
  price,
}: {
  readonly blockedReason: string | null
  readonly price: Price | null
}): Price | null => (standsForPrice(blockedReason) ? null : price)
