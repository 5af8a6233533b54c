import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { callForChange } from '#browser/client.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { applyDelta } from '#areas/carts/rules/apply-delta.ts'
import { takesGuide } from '#areas/carts/rules/takes-guide.ts'
import { setLines } from '#areas/carts/line.endpoints.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { type LineConflict, mergeQuantities, type TypedLine } from '../rules/merge-quantities.ts'
import { fromGuide, guideOf } from './from-guide.ts'

/**
 * A stale version is merged and sent again this often; each time somebody else got through, so
 * nobody waits forever.
 */
const maxTries = 12

/** The lines of a cart as they are typed over. */
export const linesOf = (cart: Cart | null): ReadonlyMap<string, LineQuantity> =>
  new Map(cart?.items.map((line) => [line.itemNumber, { cases: line.orderedCases, units: line.orderedUnits }]) ?? [])

/** What came of sending typed lines to a cart. */
export interface SentLines {
  /** Null when its last line was removed and the cart discarded. */
  readonly cart: Cart | null
  readonly refused: readonly { itemNumber: string; message: string }[]
  readonly conflicts: readonly LineConflict[]
}

/**
 * CART-12: sends typed lines with the version they were merged with. A stale version is answered
 * with the current cart: merged again, sent again; what somebody else set differently comes back as
 * a conflict. Throws `CallFailed`.
 */
export async function sendLines(
  start: Cart,
  edits: readonly TypedLine[],
  leaving: (itemNumber: string, quantity: LineQuantity) => void,
): Promise<SentLines> {
  let cart = start
  for (let tries = 1; ; tries++) {
    const { send, conflicts } = mergeQuantities(edits, linesOf(cart))
    if (send.length === 0) return { cart, refused: [], conflicts }
    for (const { itemNumber, ...quantity } of send) leaving(itemNumber, quantity)
    const items = send.map(({ itemNumber, cases, units }) => ({
      itemNumber,
      orderedCases: cases,
      orderedUnits: units,
    }))
    const { id: cartId, division, shipTo, version } = cart
    const params = { division, shipTo, cartId }
    const guide = takesGuide(cart, cart.items.length) ? guideOf(edits) : undefined
    try {
      const { delta, errors } = await fromGuide(guide, (guideInfo) =>
        callForChange(setLines, { params, body: { items, ...(guideInfo && { guideInfo }) } }, { ifMatch: version }),
      )
      // The version was named, so that the change is of the cart at hand.
      return { cart: delta && applyDelta(cart, delta)!, refused: errors, conflicts }
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'cart_changed' || tries === maxTries) throw error
      cart = (error.details as { cart: Cart }).cart
    }
  }
}

/**
 * CART-14: nothing was decided about the lines: no connection, no session, a server that is not
 * well, or too many at once.
 */
export const isForLater = (error: unknown): boolean =>
  isCallFailed(error) &&
  (isOutcomeUnknown(error) ||
    error.status === 429 ||
    error.code === 'not_signed_in' ||
    // Others were faster a dozen times in a row.
    error.code === 'cart_changed')

/** The cart is no longer there to be changed. */
export const isCartGone = (error: unknown): boolean =>
  isCallFailed(error) && (error.code === 'cart_not_found' || error.code === 'cart_already_ordered')
