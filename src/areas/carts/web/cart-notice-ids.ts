/** What the fields of a locked cart are described by. */
export const lockReasonId = 'cart-lock-reason'

/** What quantity fields are described by while it is unknown what the cart holds. */
export const unreadCartId = 'unread-cart'
