import { expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { mayStartLoginAs } from './may-start-login-as.ts'

const rep: Actor = { userId: 'r1', realUserId: 'r1', kind: 'internal', can: () => true }
const buyer = { type: 'ece', isActive: true, isCovered: true } as const

test('acting as a customer starts from oneself, never from acting as another [AUTH-8]', () => {
  expect(mayStartLoginAs(rep, 'eci', buyer)).toMatchObject({ allowed: true })
  const acting: Actor = { ...rep, userId: 'b1', kind: 'proxy' }
  expect(mayStartLoginAs(acting, 'eci', buyer)).toMatchObject({ refusal: { code: 'already_logged_in_as' } })
})

test('a missing user reads like one of another customer [AUTH-8]', () => {
  const missing = mayStartLoginAs(rep, 'eci', undefined)
  expect(missing).toEqual(mayStartLoginAs(rep, 'eci', { ...buyer, isCovered: false }))
  expect(missing).toMatchObject({ refusal: { status: 404 } })
})

test('a customer is refused with the same reason, whoever they ask for [AUTH-8]', () => {
  const customer: Actor = { ...rep, kind: 'external', can: () => false }
  expect(mayStartLoginAs(customer, 'ece', undefined)).toMatchObject({ refusal: { code: 'login_as_not_allowed' } })
})
