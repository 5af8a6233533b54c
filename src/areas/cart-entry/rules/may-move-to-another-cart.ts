/** Refusals that are about this cart alone: another cart would take the same lines. */
const ofThisCart: ReadonlySet<string> = new Set(['cart_locked_by_other', 'cart_of_punchout', 'too_many_lines'])

/** CART-14: whether lines that a cart refused as a whole may be put into another one. */
export const mayMoveToAnotherCart = (code: string | undefined): boolean => code !== undefined && ofThisCart.has(code)
