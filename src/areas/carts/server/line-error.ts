import type { Refusal } from '#kit/decision.ts'
import { cartRefusals } from '../cart.refusals.ts'
import type { LoadedCart } from './loaded-cart.ts'

/**
 * A row that could not be added. An item of others must not be told apart from a missing one, so
 * neither has a description.
 */
export const lineErrorOf = (cart: LoadedCart, itemNumber: string, refusal: Refusal) => ({
  itemNumber,
  description:
    refusal.code === cartRefusals.item_not_found.code ? '' : (cart.items.get(itemNumber)?.itemInfo.description ?? ''),
  errorCode: refusal.code,
  message: refusal.message,
})
