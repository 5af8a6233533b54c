import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { maxWaiting } from '../bill-to-request.ts'
import { billToRequestRefusals } from '../bill-to-requests.refusals.ts'

/** What is known of whoever asks: all of it is their own, and nothing says which numbers exist. */
export interface AskerFacts {
  /** The bill-to is one of theirs. */
  readonly hasIt: boolean
  /** A request of theirs for it is waiting. */
  readonly hasRequested: boolean
  readonly waiting: number
}

/**
 * USERS-2: a customer's user asks for a bill-to by its number, whether or not there is one with
 * this number.
 */
export function mayRequestBillTo(actor: Actor, { hasIt, hasRequested, waiting }: AskerFacts): Decision {
  if (actor.kind !== 'external') return refuse(billToRequestRefusals.bill_to_requests_for_customers)
  if (hasIt) return refuse(billToRequestRefusals.bill_to_already_yours, { field: 'number' })
  if (hasRequested) return refuse(billToRequestRefusals.bill_to_already_requested, { field: 'number' })
  return waiting >= maxWaiting ? refuse(billToRequestRefusals.too_many_bill_to_requests) : allow()
}
