import { dialog, screen } from '#contract/address.ts'

/** STAFF-4: the order views of the ship-to, to maintain them. */
export const orderViewsScreen = screen('/order-views')
/** STAFF-4: the price views of the ship-to, to maintain them. */
export const priceViewsScreen = screen('/price-views')
/** One order view: its id, 'new', or 'copy.ID'. */
export const orderViewDialog = dialog('order-view')
/** One price view: its id, 'new', or 'copy.ID'. */
export const priceViewDialog = dialog('price-view')
