import type { Cart } from '#areas/carts/cart.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import type { ReviewFinding } from '../checkout.endpoints.ts'

const messageOf = (code: string): string =>
  Object.hasOwn(cartRefusals, code)
    ? cartRefusals[code as keyof typeof cartRefusals].message
    : 'You cannot place this order.'

/** CHECK-4: why Place order is out of reach, in words; undefined when it is not. */
export function whyNotPlace(
  { placeOrder }: Pick<Cart['abilities'], 'placeOrder'>,
  findings: readonly ReviewFinding[],
): string | undefined {
  if (placeOrder !== null) return messageOf(placeOrder)
  const blocking = findings.filter(({ blocks }) => blocks)
  const ofOrder = blocking.find(({ itemNumber }) => itemNumber === undefined)
  if (ofOrder) return ofOrder.message
  if (blocking.length > 1) return `${blocking.length} items cannot be ordered like this. Change or remove them first.`
  return blocking[0] && `Item ${blocking[0].itemNumber}: ${blocking[0].message}`
}
