import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, combine, dialog, screen } from '#contract/address.ts'

export const reviewCartScreen = screen('/review-cart', ['cart', 'group'])
/** `placed` is the id of the order. */
export const orderPlacedScreen = screen('/order-placed', ['placed'])
/** The dialogs of the review between Place order and the placed order, by `CheckoutPart`. */
export const checkoutDialog = dialog('checkout')
/** Ordering again what an order had, by its id. */
export const reorderDialog = dialog('reorder')
/** NEXT-2: changing a placed order, by its id or `orderKey`. */
export const changeOrderDialog = dialog('change-order')
/** NEXT-2: cancelling a placed order, by its id or `orderKey`. */
export const cancelOrderDialog = dialog('cancel-order')
/**
 * The review of one cart, whichever ship-to and cart are selected where it is opened: for links in
 * mails.
 */
export const cartAddress = ({ id, ...shipTo }: { division: string; shipTo: string; id: string }): Address =>
  reviewCartScreen.at({}, combine(forShipTo(shipTo), reviewCartScreen.search({ cart: id })))
