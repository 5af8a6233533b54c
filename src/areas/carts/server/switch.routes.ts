import { orRefuse } from '#kit/decision.ts'
import { compareSuitability, noLoss, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import { alternatesOf, type ItemAlternate, suitabilityOf } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import type { ExpectedPrice } from '../rules/check-expected-price.ts'
import type { Quantities } from '../rules/may-set-line.ts'
import { switchItem } from '../rules/switch-item.ts'
import { switchCartItem, switchCartItems } from '../switch-items.endpoints.ts'
import { answerCart, type CartCall } from './cart-call.ts'
import { cartToChange, factsOf, lineErrorOf, saveLines } from './line.routes.ts'
import { type LoadedCart, packingOf } from './loaded-cart.ts'

/** One item that is to be switched. */
interface Wish extends ExpectedPrice {
  readonly isLossAccepted?: boolean | undefined
  readonly itemNumber: string
  readonly alternateItemNumber: string
}

/** CART-5: one item for one of its alternates. */
export const switchCartItemHandler = handle(switchCartItem, async (call) => {
  const { params, body, db } = call
  const cart = await db.inTransaction(async (tx) => {
    const switching = await startSwitching(tx, call, [{ ...body, itemNumber: params.itemNumber }])
    for (const { decision } of switching.decided) orRefuse(decision)
    return saveLines(tx, switching.cart, switching.changes, call)
  })
  return { isSuccess: true as const, message: 'Cart updated successfully', cart: answerCart(cart, call) }
})

/** CART-5, CHECK-3: many at once, each by itself. */
export const switchCartItemsHandler = handle(switchCartItems, async (call) => {
  const { body, db } = call
  const { cart, errors } = await db.inTransaction(async (tx) => {
    const switching = await startSwitching(tx, call, body.items)
    const errors = switching.decided.flatMap(({ wish, decision }) =>
      decision.allowed ? [] : [lineErrorOf(switching.cart, wish.itemNumber, decision.refusal)],
    )
    return { cart: await saveLines(tx, switching.cart, switching.changes, call), errors }
  })
  const message = errors.length > 0 ? `${errors.length} item(s) could not be switched` : 'Cart updated successfully'
  return { isSuccess: true as const, message, cart: answerCart(cart, call), errors }
})

/**
 * Locks the cart with both sides of every switch and decides them one after the other, each on what
 * the earlier ones left.
 */
async function startSwitching(
  tx: Queries,
  call: CartCall & { readonly params: { readonly cartId: string } },
  wishes: readonly Wish[],
) {
  const cart = await cartToChange(
    tx,
    call,
    wishes.map((wish) => wish.alternateItemNumber),
  )
  const alternates = await alternatesOf(
    tx,
    cart.division,
    wishes.map((wish) => wish.itemNumber),
  )
  const suitability = await suitabilityOf(
    tx,
    cart.division,
    wishes.flatMap((wish) => [wish.itemNumber, wish.alternateItemNumber]),
  )
  const lossOf = ({ itemNumber, alternateItemNumber }: Wish) => {
    const [from, to] = [suitability.get(itemNumber), suitability.get(alternateItemNumber)]
    return from && to ? compareSuitability(from, to) : noLoss
  }
  const lines = new Map<string, Quantities>(cart.lines.map((line) => [line.itemNumber, line]))
  const touched = new Set<string>()
  const decided = wishes.map((wish) => {
    const decision = decide(cart, lines, alternates, { ...wish, loss: lossOf(wish) }, call)
    if (decision.allowed) {
      lines.delete(wish.itemNumber)
      lines.set(wish.alternateItemNumber, decision.value.line)
      touched.add(wish.itemNumber).add(wish.alternateItemNumber)
    }
    return { wish, decision }
  })
  const changes = [...touched].map((itemNumber) => {
    const { orderedCases, orderedUnits } = lines.get(itemNumber) ?? { orderedCases: 0, orderedUnits: 0 }
    return { itemNumber, orderedCases, orderedUnits }
  })
  return { cart, decided, changes }
}

function decide(
  cart: LoadedCart,
  lines: ReadonlyMap<string, Quantities>,
  alternates: readonly ItemAlternate[],
  wish: Wish & { readonly loss: SuitabilityLoss },
  call: CartCall,
): ReturnType<typeof switchItem> {
  const { itemNumber, alternateItemNumber } = wish
  const link = alternates.find((one) => one.itemNumber === itemNumber && one.alternateNumber === alternateItemNumber)
  const [from, to] = [cart.items.get(itemNumber), cart.items.get(alternateItemNumber)]
  const line = lines.get(itemNumber)
  const replaced = line && from && { ...line, packing: packingOf(from) }
  if (!replaced || !link || !to) return switchItem(replaced, undefined, undefined, wish)
  const facts = factsOf(cart, alternateItemNumber, call)
  if (!facts.allowed) return facts
  const alternate = { facts: facts.value, packing: packingOf(to), caseRatio: link.caseRatio, loss: wish.loss }
  return switchItem(replaced, alternate, lines.get(alternateItemNumber), wish)
}
