import type { ChargePlan } from '../test-cards.ts'

/** What the sandbox decides of a charge. */
export interface ChargeDecision {
  readonly state: 'approved' | 'declined'
  /** For the cardholder; empty when approved. */
  readonly reason: string
}

const declined = (reason: string): ChargeDecision => ({ state: 'declined', reason })

/** BILL-3: whether a card is charged. `expires` is its last month, `month` this one: 'YYYY-MM'. */
export function decideCharge(plan: ChargePlan, expires: string, month: string): ChargeDecision {
  if (plan === 'expired' || expires < month) return declined('The card was declined: it has expired.')
  if (plan === 'insufficientFunds') return declined('The card was declined: insufficient funds.')
  if (plan === 'notPermitted') return declined('The card issuer does not permit this payment.')
  return { state: 'approved', reason: '' }
}
