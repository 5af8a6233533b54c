import { expect, test } from 'vitest'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import { type Addressed, changeAddress } from './change-address.ts'

const admin = actorOfRole('portalAdmin')
const invited = (change: Partial<Addressed> = {}): Addressed => ({
  ...buildManaged(),
  state: 'invited',
  lastSignInAt: null,
  ...change,
})
const outcome = (user: Addressed, typed = ' New@Harbor.example ', actor = admin) => {
  const decision = changeAddress(actor, user, typed, 'larder.example')
  return decision.allowed ? decision.value : decision.refusal.code
}

test('a wrong address is corrected before the first sign-in and never after [USERS-1]', () => {
  expect(outcome(invited())).toBe('new@harbor.example')
  expect(outcome(invited({ state: 'notInvited' }))).toBe('new@harbor.example')
  expect(outcome(invited({ lastSignInAt: '2026-03-01T10:00:00Z' }))).toBe('address_in_use')
  for (const state of ['active', 'inactive'] as const) expect(outcome(invited({ state }))).toBe('address_in_use')
})

test('nobody sends the link of somebody who may do more to a mailbox of their choice [USERS-2]', () => {
  const rep = actorOfRole('dsr', { features: ['updateUserProfile'] })
  const stronger = invited({ ownFeatures: ['makePayment'] })
  expect([rep.can('makePayment'), outcome(stronger, 'mine@evil.example', rep)]).toEqual([false, 'user_holds_more'])
  expect(outcome(invited({ isCovered: false }), 'mine@evil.example', rep)).toBe('user_has_other_customers')
})

test('the new address obeys the rules of an invitation [USERS-1]', () => {
  expect(outcome(invited(), 'no address')).toBe('email_invalid')
  expect(outcome(invited({ type: 'eci', role: 'dsr' }), 'lee@gmail.example')).toBe('staff_email_needed')
  const manager = actorOfRole('customerUser', { features: ['updateUserProfile', 'viewUsers'] })
  const cook = invited({ role: 'customerUser' })
  expect(outcome(cook, 'chef@larder.example', manager)).toBe('email_invalid')
})
