import { orRefuse } from '#kit/decision.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
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
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { orderIngredients } from '../recipe-orders.endpoints.ts'
import { addLines, type LineToAdd } from '../rules/add-lines.ts'
import { checkLines } from '../rules/check-lines.ts'

type Answer = CallAnswer<typeof orderIngredients>

/** Undoes a cart that was started for nothing. */
class NothingAdded extends Error {
  readonly refused: Answer['refused']
  constructor(refused: Answer['refused']) {
    super('No line could be added to the cart')
    this.name = 'NothingAdded'
    this.refused = refused
  }
}

/** RECIPE-4: into the cart under its lock, every line by the rules of adding. */
export const orderIngredientsHandler = handle(orderIngredients, async (call) => {
  const { db, body } = call
  orRefuse(checkLines(body.lines))
  try {
    return await db.inTransaction((tx) => fill(tx, call, body))
  } catch (error) {
    if (!(error instanceof NothingAdded)) throw error
    return { message: 'No line could be added to the cart', cartId: null, added: 0, refused: error.refused }
  }
})

async function fill(
  tx: Queries,
  call: CartCall,
  {
    lines: wanted,
    cartId: into,
    deliveryDate,
  }: {
    readonly lines: readonly LineToAdd[]
    readonly cartId: string | null
    readonly deliveryDate?: CalendarDate | undefined
  },
): Promise<Answer> {
  const cartId = into ?? (await startCart(tx, call, { sharingMode: 'UNLOCK', deliveryDate })).cartId
  const numbers = wanted.map(({ itemNumber }) => itemNumber)
  const cart = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
  orRefuse(mayChangeCart(cart, call.caller.actor))
  const present = new Map(cart.lines.map((line) => [line.itemNumber, line]))
  const { lines, added, refused } = addLines(wanted, present, (itemNumber) => factsOf(cart, itemNumber, call))
  const errors = refused.map(({ itemNumber, refusal }) => lineErrorOf(cart, itemNumber, refusal))
  if (lines.length === 0) throw new NothingAdded(errors)
  await saveLines(tx, cart, lines, call)
  return {
    message: `${plural(added.length, 'line')} added to the cart`,
    cartId,
    added: added.length,
    refused: errors,
  }
}
