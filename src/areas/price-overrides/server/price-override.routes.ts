import { orRefuse, Refused } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { audit } from '#platform/audit/audit.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { mayOverridePrices } from '#areas/carts/rules/may-override-prices.ts'
import {
  answerChange,
  changedBy,
  questionOf,
  refuseStale,
  visibleCart,
  lockCart,
  lineOf,
  type LoadedCart,
  overridesOf,
  priceBeforeOverride,
  saveCart,
} from '#areas/carts/server/public.ts'
import { getPriceBreakdown, overridePrices, type PriceBreakdown } from '../price-override.endpoints.ts'
import { breakDownPrice, isBelowCost } from '../rules/break-down-price.ts'
import { setPriceOverrides } from '../rules/set-price-overrides.ts'

/**
 * CART-10: the server's price is overridden under the cart's lock; the change and who made it are
 * audited with it.
 */
export const overridePricesHandler = handle(overridePrices, async (call) => {
  const { db, params, body, caller, now, address } = call
  const { itemNumber, division, shipTo } = params
  const { warning, ...change } = await db.inTransaction(async (tx) => {
    const before = await lockCart(tx, { ...questionOf(call), cartId: params.cartId })
    orRefuse(mayOverridePrices(before, caller.actor))
    refuseStale(before, call)
    const line = lineOf(before, itemNumber)
    const by = { byName: caller.name, at: now.toISOString() }
    const base = priceBeforeOverride(before, line)
    const overrides = orRefuse(setPriceOverrides(overridesOf(before, line), body, base, by))
    const extras = [{ itemNumber, ...overrides }]
    const after = await saveCart(tx, before, { kind: 'prices-overridden', extras }, changedBy(call))
    const warning = await warningOf(tx, after, itemNumber, caller.actor)
    await audit(tx, {
      actor: caller.actor,
      action: 'cart.override-prices',
      entity: `cart:${before.id}`,
      division,
      shipTo,
      details: { itemNumber, base, before: overridesOf(before, line), after: overrides },
      address,
    })
    return { before, after, warning }
  })
  return {
    isSuccess: true as const,
    message: 'Cart updated successfully',
    ...(warning !== null && { warning }),
    ...answerChange(change, call),
  }
})

/** CART-10: cost and margin of a line. */
export const getPriceBreakdownHandler = handle(getPriceBreakdown, async (call) => {
  const { db, params, caller } = call
  const cart = await visibleCart(db, { ...questionOf(call), cartId: params.cartId }, caller)
  return { breakdown: await breakdownOf(db, cart, params.itemNumber) }
})

async function warningOf(db: Queries, cart: LoadedCart, itemNumber: string, actor: Actor): Promise<string | null> {
  if (!actor.can('priceBreakdown')) return null
  return isBelowCost(await breakdownOf(db, cart, itemNumber)) ? 'This price is below cost.' : null
}

const cost = sql(
  'price-overrides.cost',
  'select cost_cents as "caseCost" from items where division = :division and item_number = :itemNumber',
)

/** Cost is read here alone: carts in memory never hold it. */
async function breakdownOf(db: Queries, cart: LoadedCart, itemNumber: string): Promise<PriceBreakdown> {
  const line = lineOf(cart, itemNumber)
  const item = cart.items.get(itemNumber)
  if (!item) throw new Refused(cartRefusals.line_not_found)
  const { caseCost } = await db.row<{ caseCost: number }>(cost({ division: cart.division, itemNumber }))
  return breakDownPrice({
    itemNumber,
    description: item.itemInfo.description,
    base: priceBeforeOverride(cart, line),
    overrides: overridesOf(cart, line),
    caseWeightHundredths: item.itemInfo.caseWeightHundredths,
    caseCost,
    eachesPerCase: item.eachesPerCase,
  })
}
