import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, combine, dialog, screen } from '#contract/address.ts'

/** The orders of a ship-to, by delivery date, both days counted. */
export const ordersScreen = screen('/salesorders', ['from', 'to'])
/**
 * One order: its id where the selected ship-to is the order's, else what `orderKey` makes of it.
 */
export const orderDialog = dialog('order')
/** ORDER-1: every filter of the list, from the right; a whole page on a phone. */
export const orderFiltersDialog = dialog('dialog', 'order-filters')
/** 'NLV.0000101.<id>': an order of any ship-to, without selecting it. */
export const orderKey = ({ division, shipTo, id }: { division: string; shipTo: string; id: string }): string =>
  `${division}.${shipTo}.${id}`
/** One order, whichever ship-to is selected where it is opened: for links in mails. */
export const orderAddress = ({ id, ...shipTo }: { division: string; shipTo: string; id: string }): Address =>
  ordersScreen.at({}, combine(forShipTo(shipTo), orderDialog.open(id)))
