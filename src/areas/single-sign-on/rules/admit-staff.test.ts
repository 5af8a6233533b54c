import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { admitStaff, verifiedEmailOf } from './admit-staff.ts'

test.each([
  [{ email: ' Rosa@Larder.example', email_verified: true }, 'rosa@larder.example'],
  [{ email: 'rosa@larder.example', email_verified: false }, undefined],
  [{ email: 'rosa@larder.example', email_verified: 'true' }, undefined],
  [{ email: 'rosa@larder.example' }, undefined],
  [{ email: ['rosa@larder.example'], email_verified: true }, undefined],
  [{ email_verified: true }, undefined],
])('of %j only an address the provider vouches for counts [AUTH-2]', (claims, email) => {
  expect(verifiedEmailOf(claims)).toBe(email)
})

test.each([
  [{ type: 'eci', isActive: true }, null],
  [{ type: 'ecmi', isActive: true }, null],
  [{ type: 'eci', isActive: false }, 'not_admitted'],
  [{ type: 'ece', isActive: true }, 'not_admitted'],
  [{ type: 'ecm', isActive: true }, 'not_admitted'],
  [{ type: 'ecp', isActive: true }, 'not_admitted'],
  [{ type: 'other', isActive: true }, 'not_admitted'],
] as const)('%j: only active internal users get in [AUTH-2]', (user, ability) => {
  expect(abilityOf(admitStaff({ id: 'u1', ...user }))).toBe(ability)
})

test('an address nobody here has gets nobody in [AUTH-2]', () => {
  expect(abilityOf(admitStaff(undefined))).toBe('not_admitted')
})
