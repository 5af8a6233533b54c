import type { Cart } from '#areas/carts/cart.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'

/** Why prices of this cart cannot be overridden, as a sentence. */
export function whyNoOverride(cart: Pick<Cart, 'abilities'>): string | undefined {
  const code = cart.abilities.overridePrices
  if (code === null) return undefined
  const refusal = Object.values(cartRefusals).find((each) => each.code === code)
  return (refusal ?? cartRefusals.price_override_not_allowed).message
}
