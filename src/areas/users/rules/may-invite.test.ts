import { expect, test } from 'vitest'
import { actorOfRole, buildManaged } from '../testing/build-managed.ts'
import type { UserState } from '../user.ts'
import { mayInvite } from './may-invite.ts'

const now = new Date('2026-03-02T20:00:00Z')
const codeOf = (state: UserState, change: Partial<ReturnType<typeof buildManaged>> = {}) => {
  const user = { ...buildManaged(change), state, hasSecondFactor: false }
  const decision = mayInvite(actorOfRole('customerService'), user, null, now, 'single sign-on')
  return decision.allowed ? null : decision.refusal.code
}

test('only who has neither an invitation nor a password is invited with others, and each "no" has its reason [USERS-1]', () => {
  expect(codeOf('notInvited')).toBeNull()
  expect(codeOf('invited')).toBe('already_invited')
  expect(codeOf('active')).toBe('already_active')
  expect(codeOf('inactive', { isActive: false })).toBe('user_inactive')
  expect(codeOf('notInvited', { type: 'eci', role: 'dsr' })).toBe('signs_in_elsewhere')
})

test("a user outside the caller's reach is reported as missing [USERS-2]", () => {
  expect(mayInvite(actorOfRole('customerService'), undefined, null, now, 'password')).toMatchObject({
    refusal: { code: 'user_not_found' },
  })
})
