import { abilityOf, type Decision, orRefuse, Refused } from '#kit/decision.ts'
import { isRole, roles } from '#areas/access/roles.ts'
import { addCustomer } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { managedUser } from '#areas/users/server/public.ts'
import type { Managed } from '#areas/users/rules/may-manage-user.ts'
import { usersRefusals } from '#areas/users/users.refusals.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { Actor } from '#kit/actor.ts'
import { ownBillToRequestsScreen } from '../bill-to-requests.addresses.ts'
import { addRequestedBillTo, declineBillToRequest, listBillToRequests } from '../bill-to-requests.endpoints.ts'
import { billToRequestRefusals } from '../bill-to-requests.refusals.ts'
import { mayAddRequested, mayDeclineRequest, type RequestFacts } from '../rules/may-decide-request.ts'
import { decidedTexts } from '../rules/request-texts.ts'
import { type LockedRequest, lockRequest, noteDecision, readWaiting, type WaitingRow } from './request.store.ts'

/** The request as it is shown, with what the reader may do. */
function shownTo(actor: Actor, { user, ...request }: WaitingRow) {
  const { userId, name, email, role } = user
  const facts = { state: 'waiting', isKnown: request.billToName !== null } as const
  const managed = { ...user, isCovered: true }
  return {
    ...request,
    user: { userId, name, email, roleName: isRole(role) ? roles[role].name : role },
    abilities: {
      add: abilityOf(mayAddRequested(actor, facts, managed)),
      decline: abilityOf(mayDeclineRequest(actor, facts, managed)),
    },
  }
}

/** USERS-2: the oldest first. */
export const listBillToRequestsHandler = handle(listBillToRequests, async ({ db, caller: { actor }, query }) => {
  const { pageSize } = query
  const asked = await readWaiting(db, actor.userId, query)
  const pageNo = lastPageWithin(query.pageNo, pageSize, asked.total)
  // The last request of the last page was decided in the meantime.
  const { requests, total } =
    pageNo === query.pageNo ? asked : await readWaiting(db, actor.userId, { pageNo, pageSize })
  return { requests: requests.map((row) => shownTo(actor, row)), totalRecords: total, pageNo }
})

/** The request and its user under their locks, when the caller may decide it by this rule. */
async function hold(
  call: Call<Endpoint>,
  id: string,
  rule: (actor: Actor, request: RequestFacts, user: Managed) => Decision,
): Promise<LockedRequest & { readonly userName: string }> {
  const { db, caller } = call
  const request = await lockRequest(db, caller.actor.userId, id)
  if (!request) throw new Refused(billToRequestRefusals.bill_to_request_not_found)
  const user = await managedUser(db, call, request.userId, 'change')
  orRefuse(rule(caller.actor, request, user))
  return { ...request, userName: user.name }
}

/** USERS-2: a user who was given the bill-to in another way in the meantime keeps it. */
export const addRequestedBillToHandler = handle(addRequestedBillTo, async (call) => {
  const { db, caller, params, now, address } = call
  const { actor } = caller
  const id = params.billToRequestId
  const { userId, userName, division, number } = await hold(call, id, mayAddRequested)
  const isTheirs = await addCustomer(db, actor.userId, userId, { division, number })
  if (!isTheirs) throw new Refused(usersRefusals.user_has_other_customers)
  await noteDecision(db, id, { state: 'added', by: actor.userId }, now)
  const entity = `user:${userId}`
  await audit(db, { actor, action: 'user.add-bill-to', entity, division, details: { number }, address })
  const texts = decidedTexts({ division, number, byName: caller.name, reason: '' }, 'added')
  const place = { to: ownBillToRequestsScreen.at(), division, billTo: number }
  await notify(db, userId, 'billToDecided', texts, place)
  return { message: `Bill-to ${number} was added to ${userName}` }
})

/** USERS-2: the reason goes to whoever asked. */
export const declineBillToRequestHandler = handle(declineBillToRequest, async (call) => {
  const { db, caller, params, body, now, address } = call
  const { actor } = caller
  const id = params.billToRequestId
  const { userId, userName, division, number } = await hold(call, id, mayDeclineRequest)
  const { reason } = body
  await noteDecision(db, id, { state: 'declined', by: actor.userId, reason }, now)
  const entity = `user:${userId}`
  await audit(db, { actor, action: 'user.decline-bill-to', entity, division, details: { number, reason }, address })
  const texts = decidedTexts({ division, number, byName: caller.name, reason }, 'declined')
  await notify(db, userId, 'billToDecided', texts, { to: ownBillToRequestsScreen.at() })
  return { message: `The request of ${userName} was declined` }
})
