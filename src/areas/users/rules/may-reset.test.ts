import { expect, test } from 'vitest'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import { mayReset, type Reset } from './may-reset.ts'

const now = new Date('2026-03-02T20:00:00Z')
const service = actorOfRole('customerService')
const user = { ...buildManaged(), hasSecondFactor: true }
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const codeOf = (
  reset: Reset,
  change: Partial<typeof user> = {},
  other: Date | null = null,
  staffSignIn: StaffSignIn = 'single sign-on',
) => {
  const decision = mayReset(service, reset, { ...user, ...change }, other, now, staffSignIn)
  return decision.allowed ? null : decision.refusal.code
}

test('staff with the feature reset the password or the second factor of a user [USERS-1]', () => {
  expect(codeOf('password')).toBeNull()
  expect(codeOf('second-factor')).toBeNull()
  expect(codeOf('second-factor', { hasSecondFactor: false })).toBe('no_second_factor')
  expect(mayReset(actorOfRole('dsm'), 'password', user, null, now, 'password')).toMatchObject({ allowed: false })
})

test('one person does not reset both steps of one account within 24 hours [USERS-1]', () => {
  expect(codeOf('password', {}, hoursAgo(23.9))).toBe('other_reset_too_recent')
  expect(codeOf('second-factor', {}, hoursAgo(0))).toBe('other_reset_too_recent')
  expect(codeOf('password', {}, hoursAgo(24))).toBeNull()
})

test('staff change their password where they sign in, and an inactive account is not reset [USERS-1]', () => {
  const rep = { type: 'eci', role: 'inventoryUser' } as const
  expect(codeOf('password', rep)).toBe('signs_in_elsewhere')
  for (const staffSignIn of ['password', 'either'] as const)
    expect(codeOf('password', rep, null, staffSignIn)).toBeNull()
  expect(codeOf('password', { isActive: false })).toBe('user_inactive')
})
