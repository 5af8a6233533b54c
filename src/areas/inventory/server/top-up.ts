import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import { mayChangeCart } from '#areas/carts/rules/may-change-cart.ts'
import {
  type CartCall,
  factsOf,
  lineErrorOf,
  lockCart,
  questionOf,
  saveLines,
  startCart,
} from '#areas/carts/server/public.ts'
import type { IntoCart } from '../inventory.ts'
import { type NeededLine, topUpCart } from '../rules/top-up-cart.ts'

/** Undoes a cart that was started for nothing. */
class NothingAdded extends Error {
  readonly refused: IntoCart['refused']
  constructor(refused: IntoCart['refused']) {
    super('No line could be added to the cart')
    this.name = 'NothingAdded'
    this.refused = refused
  }
}

/**
 * INV-1: puts what is under par into the cart, or into a new one. A cart that may not be changed
 * refuses the call; an item that may not be ordered is listed. Without a line that could be added
 * no cart is started.
 */
export async function topUp(
  tx: Queries,
  call: CartCall,
  needed: readonly NeededLine[],
  intoCart: string | undefined,
): Promise<IntoCart> {
  if (needed.length === 0) return { cartId: null, added: [], refused: [] }
  try {
    return await tx.inTransaction((inner) => fill(inner, call, needed, intoCart))
  } catch (error) {
    if (error instanceof NothingAdded) return { cartId: null, added: [], refused: error.refused }
    throw error
  }
}

async function fill(
  tx: Queries,
  call: CartCall,
  needed: readonly NeededLine[],
  intoCart: string | undefined,
): Promise<IntoCart> {
  const cartId = intoCart ?? (await startCart(tx, call, { sharingMode: 'UNLOCK' })).cartId
  const numbers = needed.map(({ itemNumber }) => itemNumber)
  const cart = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
  orRefuse(mayChangeCart(cart, call.caller.actor))
  const present = new Map(cart.lines.map((line) => [line.itemNumber, line]))
  const topped = topUpCart(needed, present, (itemNumber) => factsOf(cart, itemNumber, call))
  const { lines, added, refused } = await inSlices(topped)
  const errors = refused.map(({ refusal, ...line }) => ({ ...line, ...lineErrorOf(cart, line.itemNumber, refusal) }))
  if (lines.length === 0) throw new NothingAdded(errors)
  await saveLines(tx, cart, lines, call)
  const descriptionOf = (itemNumber: string) => cart.items.get(itemNumber)?.itemInfo.description ?? ''
  return {
    cartId,
    added: added.map((line) => ({ ...line, description: descriptionOf(line.itemNumber) })),
    refused: errors,
  }
}
