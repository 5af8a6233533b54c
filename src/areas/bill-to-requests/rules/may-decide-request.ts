import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Managed, mayManageUser } from '#areas/users/rules/may-manage-user.ts'
import { usersRefusals } from '#areas/users/users.refusals.ts'
import type { RequestState } from '../bill-to-request.ts'
import { billToRequestRefusals } from '../bill-to-requests.refusals.ts'

/** A request as the rule of deciding it sees it. */
export interface RequestFacts {
  readonly state: RequestState
  /** There is a bill-to with its number. */
  readonly isKnown: boolean
}

/**
 * USERS-2: whoever may add bill-tos to this user declines the request with a reason. Whether the
 * bill-to is the actor's own is asked besides: other requests are not found.
 */
export function mayDeclineRequest(actor: Actor, { state }: RequestFacts, user: Managed): Decision {
  if (state !== 'waiting') return refuse(billToRequestRefusals.bill_to_request_decided)
  const managing = mayManageUser(actor, 'updateUserProfile', user)
  if (!managing.allowed) return managing
  return actor.can('addBillTo') ? allow() : refuse(usersRefusals.bill_to_not_addable)
}

/** USERS-2: the same to add it; what does not exist is added to nobody. */
export function mayAddRequested(actor: Actor, request: RequestFacts, user: Managed): Decision {
  const deciding = mayDeclineRequest(actor, request, user)
  if (!deciding.allowed) return deciding
  return request.isKnown ? allow() : refuse(billToRequestRefusals.requested_bill_to_missing)
}
