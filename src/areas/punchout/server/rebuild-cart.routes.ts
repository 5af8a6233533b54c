import { type Refusal, Refused } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { maySetLine } from '#areas/carts/rules/may-set-line.ts'
import {
  changedBy,
  factsOf,
  lineErrorOf,
  linePrice,
  lockCart,
  type LoadedCart,
  questionOf,
  saveCart,
  startCart,
} from '#areas/carts/server/public.ts'
import { returnRefusals } from '#areas/checkout/return-cart.endpoints.ts'
import { integrationOf } from '#areas/punchout-settings/server/public.ts'
import { maxQuantity, numberLength } from '#contract/values.ts'
import { handle } from '#platform/http/handle.ts'
import { type LeftLine, rebuildPunchoutCart } from '../punchout.endpoints.ts'
import { changedPrices, type PriceNow } from '../rules/changed-prices.ts'
import { type SummedLine, sumOfLines } from '../rules/sum-of-lines.ts'
import { formerPrices, lockSession, noteRebuilt } from './session.store.ts'

/**
 * PUNCH-3: a cart of the lines the buyer's system sent, at today's prices and by the rules of
 * adding (punchout E1, E2); what cannot be had is listed with its reason. Built once a session.
 */
export const rebuildPunchoutCartHandler = handle(rebuildPunchoutCart, (call) =>
  call.services.db.inTransaction(async (tx) => {
    const { caller } = call
    if (!caller.punchout) throw new Refused(returnRefusals.punchout_only)
    const session = await lockSession(tx, caller.punchout.id)
    const { id, rebuiltCartId, leftLines, changedPrices: kept } = session
    if (rebuiltCartId !== null || session.lines.length === 0)
      return { cartId: rebuiltCartId, leftLines, changedPrices: kept }
    const integration = await integrationOf(tx, session.settingsId)
    if (!integration) throw new Refused(returnRefusals.punchout_only)
    const { cartId } = await startCart(tx, call, { sharingMode: 'UNLOCK' })
    const sums = sumOfLines(session.lines, integration, numberOf)
    const numbers = sums.taken.map(({ itemNumber }) => itemNumber)
    const cart = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
    const left: LeftLine[] = sums.left.map((each) => ({ ...each, description: '' }))
    const lines = sums.taken.filter((line) => {
      const refusal = refusalOf(line)
      if (!refusal) return true
      const { partId, itemNumber, orderedCases, orderedUnits } = line
      left.push({
        partId,
        description: lineErrorOf(cart, itemNumber, refusal).description,
        quantity: orderedCases + orderedUnits,
        reason: refusal.message,
      })
      return false
    })
    if (lines.length > 0) await saveCart(tx, cart, { kind: 'lines-set', lines }, changedBy(call))
    const former = await formerPrices(tx, session)
    const today = pricesToday(await lockCart(tx, { ...questionOf(call), cartId }))
    const changed = changedPrices(session.lines, integration, numberOf, former, today)
    await noteRebuilt(tx, id, cartId, left, changed)
    return { cartId, leftLines: left, changedPrices: changed }

    function refusalOf(line: SummedLine): Refusal | undefined {
      if (Math.max(line.orderedCases, line.orderedUnits) > maxQuantity) return tooMany
      const facts = factsOf(cart, line.itemNumber, call)
      const decision = facts.allowed ? maySetLine(facts.value, line) : facts
      if (decision.allowed) return undefined
      // An item of others reads like a missing one (security 18).
      const isOfOthers = decision.refusal.code === cartRefusals.item_reserved.code
      return isOfOthers ? cartRefusals.item_not_found : decision.refusal
    }
  }),
)

const numberOf = (partId: string): string => padNumber(partId, numberLength)

/** What the lines of a cart cost. */
const pricesToday = (cart: LoadedCart): PriceNow[] =>
  cart.lines.map((line) => {
    const { casePrice = null, eachPrice = null } = linePrice(cart, line) ?? {}
    const { description = '' } = cart.items.get(line.itemNumber)?.itemInfo ?? {}
    return { itemNumber: line.itemNumber, description, casePrice, eachPrice }
  })

const tooMany: Refusal = {
  code: 'quantity_too_large',
  status: 422,
  message: `More than ${maxQuantity} cannot be ordered at once.`,
}
