import { expect, test } from 'vitest'
import { linkState } from './link-state.ts'
import { mayPayByLink } from './may-pay-by-link.ts'
import { mayRevokeLink } from './may-revoke-link.ts'

const fresh = { isRevoked: false, isOpened: false, isExpired: false, paymentStatus: null, open: 500 } as const

test.each([
  [{}, 'open', true, true],
  [{ isOpened: true }, 'opened', true, true],
  [{ open: 0 }, 'settled', false, true],
  [{ isExpired: true }, 'expired', false, false],
  [{ isExpired: true, isRevoked: true }, 'revoked', false, false],
  [{ paymentStatus: 'processing', open: 0 }, 'paying', false, false],
  [{ paymentStatus: 'paid', open: 0, isExpired: true }, 'paid', false, false],
  [{ paymentStatus: 'refunded' }, 'paid', false, false],
  [{ paymentStatus: 'failed', isOpened: true }, 'opened', true, true],
  [{ paymentStatus: 'voided', isRevoked: true }, 'revoked', false, false],
] as const)('%j is %s; it pays: %s, and is revoked: %s [NEXT-13]', (facts, state, pays, isRevocable) => {
  const is = linkState({ ...fresh, ...facts })
  expect([is, mayPayByLink(is).allowed, mayRevokeLink(is).allowed]).toEqual([state, pays, isRevocable])
})
