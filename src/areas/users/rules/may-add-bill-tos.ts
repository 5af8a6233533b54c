import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { usersRefusals } from '../users.refusals.ts'

interface BillToKey {
  readonly division: string
  readonly number: string
}

/**
 * USERS-2, ACCESS-2: a bill-to that the user does not have yet is added only with `addBillTo`;
 * taking one away, or narrowing to some ship-tos, is managing the user. Whether it is the actor's
 * own to give is asked besides.
 */
export function mayAddBillTos(actor: Actor, before: readonly BillToKey[], after: readonly BillToKey[]): Decision {
  const held = new Set(before.map(({ division, number }) => `${division}/${number}`))
  const adds = after.some(({ division, number }) => !held.has(`${division}/${number}`))
  return adds && !actor.can('addBillTo') ? refuse(usersRefusals.bill_to_not_addable, { field: 'billTos' }) : allow()
}
