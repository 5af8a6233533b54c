import { dialog, screen } from '#contract/address.ts'

/** The counts of a ship-to. */
export const inventoriesScreen = screen('/inventory', ['page'])
/** What a closed count came to; an open one leads to its sheet. */
export const inventoryScreen = screen('/inventory/$id')
/** The sheet of an open count. */
export const countScreen = screen('/inventory/$id/count', ['keyword', 'show', 'location'])
/** Starts a count: of the guide whose id it has, or of one that is chosen ('guide'). */
export const startCountDialog = dialog('start-count')
