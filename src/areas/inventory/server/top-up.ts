import { orRefuse } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import { mayChangeCart } from '#areas/carts/rules/may-change-cart.ts'
import {
  type CartCall,
  factsOf,
  type LoadedCart,
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
 * refuses the call, even when nothing is under par; an item that may not be ordered is listed.
 * Without a line that could be added no cart is started.
 */
export async function topUp(
  tx: Queries,
  call: CartCall,
  needed: readonly NeededLine[],
  intoCart: string | undefined,
): Promise<IntoCart> {
  if (needed.length === 0) {
    if (intoCart !== undefined) orRefuse(mayChangeCart(await cartToFill(tx, call, intoCart), call.caller.actor))
    return { cartId: null, added: [], refused: [] }
  }
  try {
    return await tx.inTransaction((inner) => fill(inner, call, needed, intoCart))
  } catch (error) {
    if (error instanceof NothingAdded) return { cartId: null, added: [], refused: error.refused }
    throw error
  }
}

/** Items that are read at once: putting the facts of 5,000 together takes 0.1 s (PLAT-14). */
const atOnce = 500

/** The locked cart without the facts of any item. */
const cartToFill = (tx: Queries, call: CartCall, cartId: string) => lockCart(tx, { ...questionOf(call), cartId }, [])

/** The locked cart with the facts of many items, read in pieces under the one lock. */
async function lockCartWith(
  tx: Queries,
  question: Parameters<typeof lockCart>[1],
  itemNumbers: readonly string[],
): Promise<LoadedCart> {
  let cart = await lockCart(tx, question, itemNumbers.slice(0, atOnce))
  for (let at = atOnce; at < itemNumbers.length; at += atOnce) {
    const more = await lockCart(tx, question, itemNumbers.slice(at, at + atOnce))
    cart = { ...more, items: new Map([...cart.items, ...more.items]) }
  }
  return cart
}

async function fill(
  tx: Queries,
  call: CartCall,
  needed: readonly NeededLine[],
  intoCart: string | undefined,
): Promise<IntoCart> {
  const cartId = intoCart ?? (await startCart(tx, call, { sharingMode: 'UNLOCK' })).cartId
  const numbers = needed.map(({ itemNumber }) => itemNumber)
  const cart = await lockCartWith(tx, { ...questionOf(call), cartId }, numbers)
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
