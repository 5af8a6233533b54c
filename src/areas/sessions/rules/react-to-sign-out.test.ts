import { expect, test } from 'vitest'
import { isOpenedAnew, reactToSignOut } from './react-to-sign-out.ts'

test.each([
  ['nobody', undefined, { kind: 'sign in' }],
  ['a customer', { kind: 'external' }, { kind: 'ask again' }],
  ['staff', { kind: 'internal' }, { kind: 'ask again' }],
  [
    'staff acting as a customer',
    { kind: 'proxy' },
    { kind: 'leave', to: '/login?returnUrl=%2Freview-cart%3Fsort%3Dname&ended=login-as' },
  ],
  [
    'a buyer from a procurement system',
    { kind: 'external', punchoutSession: { disableCartDeliveryInfo: false } },
    { kind: 'leave', to: '/errors/punchout-ended' },
  ],
] as const)('a page of %s, signed out, reacts its own way [AUTH-3]', (_, user, reaction) => {
  expect(reactToSignOut(user, '/review-cart?sort=name')).toEqual(reaction)
})

test.each([
  ['/shop', true],
  ['/shop/0001001', true],
  ['/shopping', false],
  ['/review-cart', false],
])('%s is opened anew after signing in again: %s [AUTH-3]', (path, isAnew) => {
  expect(isOpenedAnew(path)).toBe(isAnew)
})
