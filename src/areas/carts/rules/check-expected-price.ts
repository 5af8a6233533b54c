import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Cents } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { cartRefusals } from '../cart.refusals.ts'

/** What the screen showed when the person pressed the button; null or absent: it did not say. */
export interface ExpectedPrice {
  readonly casePrice?: Cents | null | undefined
  readonly eachPrice?: Cents | null | undefined
}

/**
 * Security 14: a client's price never prices anything; when it differs from ours the person sees
 * the new one first.
 */
export function checkExpectedPrice(
  price: Pick<ItemPrice, 'casePrice' | 'eachPrice'> | null,
  expected: ExpectedPrice,
): Decision {
  const now = { casePrice: price?.casePrice ?? null, eachPrice: price?.eachPrice ?? null }
  const differs = (was: number | null | undefined, is: number | null) => typeof was === 'number' && was !== is
  if (differs(expected.casePrice, now.casePrice) || differs(expected.eachPrice, now.eachPrice))
    return refuse(cartRefusals.price_changed, { details: now })
  return allow()
}
