import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { orderKey, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { type Address, combine, dialog } from '#contract/address.ts'

/** NEXT-3: the short lines of an order, by its id or `orderKey`. */
export const orderShortsDialog = dialog('order-shorts')
/** The short lines of one order, whichever ship-to is selected where it is opened: for mails. */
export const orderShortsAddress = (order: { division: string; shipTo: string; id: string }): Address =>
  ordersScreen.at({}, combine(forShipTo(order), orderShortsDialog.open(orderKey(order))))
