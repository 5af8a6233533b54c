/** A cart as the address names it: division, ship-to and id. */
export interface CartAddress {
  readonly division: string
  readonly shipTo: string
  readonly cartId: string
}

/**
 * `?cart-access=NLV.0000101.<id>`: the carts of a list may be of other ship-tos than the selected
 * one.
 */
export const accessValueOf = (cart: { division: string; shipTo: string; id: string }): string =>
  `${cart.division}.${cart.shipTo}.${cart.id}`

/** The cart an address names; undefined for what is none. */
export function readAccessValue(value: string): CartAddress | undefined {
  const [division, shipTo, cartId, more] = value.split('.')
  return division && shipTo && cartId && more === undefined ? { division, shipTo, cartId } : undefined
}
