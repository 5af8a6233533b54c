import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Cents } from '#kit/money.ts'
import type { CartFacts } from '#areas/carts/cart.ts'
import { mayPlaceOrder } from '#areas/carts/rules/may-place-order.ts'
import { mayReturnCart } from '#areas/carts/rules/may-return-cart.ts'
import type { ReviewFinding } from '../checkout.endpoints.ts'
import { checkoutRefusals } from '../checkout.refusals.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { routingRefusals } from '#areas/routing/routing.refusals.ts'
import { type ReviewFacts, listFindings } from './list-findings.ts'

/** What the person saw when they pressed the button. */
export interface SeenOrder {
  /** The cart's version. */
  readonly version: number
  readonly subtotal: Cents | undefined
}

/** What a line costs now, and what it did when the person saw it where that is known. */
export interface PricedLine {
  readonly itemNumber: string
  readonly now: Cents | null
}

const headRefusals = { ...checkoutRefusals, ...cartRefusals, ...routingRefusals }
const isHeadRefusal = (code: string): code is keyof typeof headRefusals => Object.hasOwn(headRefusals, code)

/**
 * CHECK-4: an order equals the one cart version the person saw, and everything is asked again at
 * this moment: who places it, the customer, the date and its cut-off, every line by the rules of
 * adding, and the total.
 */
export function checkOrder(
  cart: CartFacts,
  actor: Actor,
  facts: ReviewFacts,
  seen: SeenOrder,
  prices: readonly PricedLine[],
): Decision<{ findings: ReviewFinding[] }> {
  const may = mayPlaceOrder(cart, actor, facts.shipTo)
  return may.allowed ? checkSeen(cart, facts, seen, prices) : may
}

/** PUNCH-4: the same of a cart that goes back to a procurement system, which orders it itself. */
export function checkReturn(
  cart: CartFacts,
  actor: Actor,
  facts: ReviewFacts,
  seen: SeenOrder,
  prices: readonly PricedLine[],
): Decision<{ findings: ReviewFinding[] }> {
  const may = mayReturnCart(cart, actor, facts.shipTo)
  return may.allowed ? checkSeen(cart, facts, seen, prices) : may
}

function checkSeen(
  cart: CartFacts,
  facts: ReviewFacts,
  seen: SeenOrder,
  prices: readonly PricedLine[],
): Decision<{ findings: ReviewFinding[] }> {
  if (seen.version !== cart.version) return refuse(cartRefusals.cart_changed)
  const findings = listFindings(facts)
  const blocks = findings.filter((finding) => finding.blocks)
  const ofHead = blocks.find((finding) => finding.itemNumber === undefined)
  if (ofHead && isHeadRefusal(ofHead.code)) return refuse(headRefusals[ofHead.code])
  if (blocks.length > 0) return refuse(checkoutRefusals.lines_need_attention, { details: { findings: blocks } })
  if (seen.subtotal !== undefined && seen.subtotal !== facts.subtotal)
    return refuse(checkoutRefusals.total_changed, { details: { lines: prices, subtotal: facts.subtotal } })
  return allow({ findings })
}
