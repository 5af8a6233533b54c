import { dialog } from '#contract/address.ts'

/** The price override of an item of the active cart, by item number. */
export const priceOverrideDialog = dialog('override')
