import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { actorOfRole, buildManaged } from '#areas/users/testing/build-managed.ts'
import { mayAddRequested, mayDeclineRequest } from './may-decide-request.ts'

const service = actorOfRole('customerService')
const manager = actorOfRole('customerUser', { features: ['viewUsers', 'updateUserProfile', 'addBillTo'] })
const waiting = { state: 'waiting', isKnown: true } as const

test.each([
  ['customer service', service, waiting, {}, null, null],
  ['a manager at the customer', manager, waiting, {}, null, null],
  [
    'a sales rep, who manages nobody',
    actorOfRole('dsr'),
    waiting,
    {},
    'users_not_yours_to_change',
    'users_not_yours_to_change',
  ],
  [
    'a manager without the permission',
    actorOfRole('customerUser', { features: ['viewUsers', 'updateUserProfile'] }),
    waiting,
    {},
    'bill_to_not_addable',
    'bill_to_not_addable',
  ],
  ['whoever asked', manager, waiting, { userId: 'm1' }, 'own_account', 'own_account'],
  [
    'a user of other customers',
    manager,
    waiting,
    { isCovered: false },
    'user_has_other_customers',
    'user_has_other_customers',
  ],
  [
    'a colleague with more rights',
    manager,
    waiting,
    { ownFeatures: ['punchout'] },
    'user_holds_more',
    'user_holds_more',
  ],
  [
    'a number that no bill-to has',
    service,
    { state: 'waiting', isKnown: false },
    {},
    'requested_bill_to_missing',
    null,
  ],
  [
    'a second decision',
    service,
    { state: 'declined', isKnown: true },
    {},
    'bill_to_request_decided',
    'bill_to_request_decided',
  ],
  [
    'a withdrawn one',
    service,
    { state: 'withdrawn', isKnown: true },
    {},
    'bill_to_request_decided',
    'bill_to_request_decided',
  ],
] as const)('a request for a bill-to is decided: %s [USERS-2]', (_, actor, request, change, add, decline) => {
  const user = buildManaged(change)
  expect(abilityOf(mayAddRequested(actor, request, user))).toBe(add)
  expect(abilityOf(mayDeclineRequest(actor, request, user))).toBe(decline)
})
