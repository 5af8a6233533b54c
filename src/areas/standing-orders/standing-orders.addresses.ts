import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, screen } from '#contract/address.ts'

/** NEXT-4: the standing orders of the selected ship-to, its waiting drafts first. */
export const standingOrdersScreen = screen('/standing-orders')
/**
 * NEXT-4: a new one, filled from 'cart' (the active cart), 'cart.ID', 'order.ID' or
 * 'guide.TYPE.ID'; empty without.
 */
export const newStandingOrderScreen = screen('/standing-orders/new', ['from'])
/** NEXT-4: one with its next deliveries and its history. */
export const standingOrderScreen = screen('/standing-orders/$standingOrderId')
/** NEXT-4: one being changed. */
export const editStandingOrderScreen = screen('/standing-orders/$standingOrderId/edit')
/** One of any ship-to, whichever is selected where it is opened: for links in mails. */
export const standingOrderAddress = ({ id, ...shipTo }: { division: string; shipTo: string; id: string }): Address =>
  standingOrderScreen.at({ standingOrderId: id }, forShipTo(shipTo))
