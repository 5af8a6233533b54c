import { expect, test } from 'vitest'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import { mayEnforceFactor } from './may-enforce-factor.ts'

const codeOf = (
  change: Partial<ReturnType<typeof buildManaged>> = {},
  actor = actorOfRole('portalAdmin'),
  staffSignIn: StaffSignIn = 'either',
) => {
  const decision = mayEnforceFactor(actor, buildManaged(change), staffSignIn)
  return decision.allowed ? null : decision.refusal.code
}

test('who may reset the second factor of a customer’s user may require one [AUTH-5, USERS-2]', () => {
  expect(codeOf()).toBeNull()
  expect(codeOf({}, actorOfRole('customerService'))).toBeNull()
  expect(codeOf({}, actorOfRole('dsr'))).toBe('users_not_yours_to_change')
  expect(codeOf({ isCovered: false })).toBe('user_has_other_customers')
  expect(codeOf({ userId: 'm1' })).toBe('own_account')
})

test('of staff a second factor is required here only where a password is their one way in [AUTH-5, AUTH-2]', () => {
  const dsr = { type: 'eci', role: 'dsr' } as const
  expect(codeOf(dsr, actorOfRole('portalAdmin'), 'password')).toBeNull()
  expect(codeOf(dsr, actorOfRole('portalAdmin'), 'either')).toBe('factor_elsewhere')
  expect(codeOf(dsr, actorOfRole('portalAdmin'), 'single sign-on')).toBe('factor_elsewhere')
})
