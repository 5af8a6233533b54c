import { dialog } from '#contract/address.ts'

/** The price override of an item of the active cart, by item number. */
export const priceOverrideDialog = dialog('override')
export const editInfoDialog = dialog('dialog', 'edit-info')
export const switchCartDialog = dialog('dialog', 'switch-cart')
export const discardCartDialog = dialog('dialog', 'discard-cart')
export const pendingCartsDialog = dialog('dialog', 'pending-carts')
/** Who may do what in a cart, by `accessValueOf`. */
export const cartAccessDialog = dialog('cart-access')
