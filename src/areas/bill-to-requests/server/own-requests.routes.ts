import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { featuresOf, kindOf, type Role, roles } from '#areas/access/roles.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { billToRequestsScreen } from '../bill-to-requests.addresses.ts'
import { listOwnBillToRequests, requestBillTo, withdrawBillToRequest } from '../bill-to-requests.endpoints.ts'
import { billToRequestRefusals } from '../bill-to-requests.refusals.ts'
import { mayDeclineRequest } from '../rules/may-decide-request.ts'
import { mayRequestBillTo } from '../rules/may-request-bill-to.ts'
import { requestedTexts } from '../rules/request-texts.ts'
import {
  addRequest,
  lockFacts,
  lockOwnRequest,
  noteDecision,
  type Person,
  readDeciders,
  readOwn,
} from './request.store.ts'
import { readPerson } from './person.store.ts'

/** USERS-2: the caller's own. */
export const listOwnBillToRequestsHandler = handle(listOwnBillToRequests, ({ db, caller: { actor } }) =>
  readOwn(db, actor.userId),
)

const addingRoles = (Object.keys(roles) as Role[]).filter((role) => featuresOf(role, []).has('addBillTo'))

/** Everybody who may decide the request by their rights, and for whom it is listed. */
async function decidersOf(db: Queries, id: string, asker: Person): Promise<string[]> {
  const people = await readDeciders(db, id, addingRoles)
  const managed = { ...asker, isActive: true, isCovered: true }
  return people.flatMap(({ userId, type, role, ownFeatures }) => {
    const held = featuresOf(role, ownFeatures)
    const actor: Actor = { userId, realUserId: userId, kind: kindOf(type), can: (feature) => held.has(feature) }
    const decides = mayDeclineRequest(actor, { state: 'waiting', isKnown: true }, managed)
    return decides.allowed && held.has('viewUsers') ? [userId] : []
  })
}

/**
 * USERS-2: nothing here asks whether there is such a bill-to, so that neither the response nor its
 * time says so.
 */
export const requestBillToHandler = handle(requestBillTo, async ({ db, caller, body, services, now, address }) => {
  const { actor } = caller
  const { division, number, note } = body
  orRefuse(mayRequestBillTo(actor, await lockFacts(db, actor.userId, body)))
  const request = await addRequest(db, actor.userId, body, now)
  const entity = `user:${actor.userId}`
  const details = { number, note }
  await audit(db, { actor, action: 'user.request-bill-to', entity, division, details, address })
  const link = `${services.config.publicUrl}${billToRequestsScreen.at()}`
  const texts = requestedTexts({ userName: caller.name, division, number, note }, link)
  for (const userId of await decidersOf(db, request.id, await readPerson(db, actor.userId)))
    await notify(db, userId, 'billToRequested', texts, { to: billToRequestsScreen.at() })
  return { message: 'Request sent', request }
})

/** USERS-2: only while it waits. */
export const withdrawBillToRequestHandler = handle(
  withdrawBillToRequest,
  async ({ db, caller: { actor }, params, now, address }) => {
    const id = params.billToRequestId
    const state = await lockOwnRequest(db, actor.userId, id)
    if (state === undefined) throw new Refused(billToRequestRefusals.bill_to_request_not_found)
    if (state !== 'waiting') throw new Refused(billToRequestRefusals.bill_to_request_decided)
    await noteDecision(db, id, { state: 'withdrawn', by: actor.userId }, now)
    const entity = `user:${actor.userId}`
    await audit(db, { actor, action: 'user.withdraw-bill-to-request', entity, details: { request: id }, address })
    return { message: 'Request withdrawn' }
  },
)
