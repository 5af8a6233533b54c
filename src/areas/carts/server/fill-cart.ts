import { type Decision, Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { addQuantities } from '../rules/add-quantities.ts'
import { type CartCall, changedBy, questionOf } from './cart-call.ts'
import { lockCart } from './cart.store.ts'
import { lineErrorOf } from './line.routes.ts'
import { lineFactsOf, type LoadedCart } from './loaded-cart.ts'
import { type LineChange, saveCart } from './save-cart.ts'

/**
 * CART-3, IMPORT-2: puts all lines into a cart that was just created, or refuses them with the
 * reason of each at fault.
 */
export async function fillCart(
  tx: Queries,
  cartId: string,
  lines: readonly LineChange[],
  call: CartCall,
): Promise<LoadedCart> {
  const numbers = lines.map((line) => line.itemNumber)
  const cart = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
  const seen = new Set<string>()
  const errors = lines.flatMap((line) => {
    const isAgain = seen.has(line.itemNumber)
    seen.add(line.itemNumber)
    const decision = judge(line)
    if (isAgain) return lineErrorOf(cart, line.itemNumber, cartRefusals.duplicate_item)
    return decision.allowed ? [] : lineErrorOf(cart, line.itemNumber, decision.refusal)
  })
  if (errors.length > 0) {
    const message = `${errors.length} item(s) could not be added to cart`
    throw new Refused({ ...cartRefusals.items_refused, message, details: { errors } })
  }
  return saveCart(tx, cart, { kind: 'lines-set', lines }, changedBy(call))

  function judge(line: LineChange): Decision<unknown> {
    const item = cart.items.get(line.itemNumber)
    if (!item) return { allowed: false, refusal: cartRefusals.item_not_found }
    return addQuantities(lineFactsOf(cart, item, call.caller.actor), undefined, line, {})
  }
}
