import { dialog } from '#contract/address.ts'

export const editInfoDialog = dialog('dialog', 'edit-info')
export const switchCartDialog = dialog('dialog', 'switch-cart')
export const discardCartDialog = dialog('dialog', 'discard-cart')
export const pendingCartsDialog = dialog('dialog', 'pending-carts')
/** Who may do what in a cart, by `accessValueOf`. */
export const cartAccessDialog = dialog('cart-access')
