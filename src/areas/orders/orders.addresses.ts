import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, combine, dialog, screen } from '#contract/address.ts'

/** The orders of a ship-to, by delivery date, both days counted. */
export const ordersScreen = screen('/salesorders', ['from', 'to'])
/** One order by its id. */
export const orderDialog = dialog('order')
/** One order, whichever ship-to is selected where it is opened: for links in mails. */
export const orderAddress = ({ id, ...shipTo }: { division: string; shipTo: string; id: string }): Address =>
  ordersScreen.at({}, combine(forShipTo(shipTo), orderDialog.open(id)))
