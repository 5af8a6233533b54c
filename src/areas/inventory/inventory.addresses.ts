import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { type Address, dialog, screen } from '#contract/address.ts'

/** The counts of a ship-to. */
export const inventoriesScreen = screen('/inventory', ['page'])
/** What a closed count came to; an open one leads to its sheet. */
export const inventoryScreen = screen('/inventory/$id')
/** The sheet of an open count. */
export const countScreen = screen('/inventory/$id/count', ['keyword', 'show', 'location'])
/** Starts a count: of the guide whose id it has, or of one that is chosen ('guide'). */
export const startCountDialog = dialog('start-count')
/** By the count's id. */
export const renameCountDialog = dialog('rename-count')
/** By the count's id. */
export const deleteCountDialog = dialog('delete-count')

interface CountPlace {
  readonly division: string
  readonly shipTo: string
  readonly id: string
}

/** The sheet of a count, whichever ship-to is selected where it is opened: for links in mails. */
export const countAddress = ({ id, ...shipTo }: CountPlace): Address => countScreen.at({ id }, forShipTo(shipTo))
/** What a count came to, likewise. */
export const resultAddress = ({ id, ...shipTo }: CountPlace): Address => inventoryScreen.at({ id }, forShipTo(shipTo))
