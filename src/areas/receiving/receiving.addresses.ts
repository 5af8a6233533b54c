import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, screen } from '#contract/address.ts'

/** NEXT-6: the deliveries of a ship-to. */
export const receivingScreen = screen('/receiving')
/** One delivery, by its key; `line` is the item that is looked at. */
export const receiptScreen = screen('/receiving/$delivery', ['show', 'line'])

interface DeliveryPlace {
  readonly division: string
  readonly shipTo: string
  readonly key: string
}

/** One delivery, whichever ship-to is selected where it is opened. */
export const receiptAddress = ({ key, ...shipTo }: DeliveryPlace): Address =>
  receiptScreen.at({ delivery: key }, forShipTo(shipTo))
