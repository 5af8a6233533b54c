import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { mayRevokeLink } from './may-revoke-link.ts'

test('a link that was paid is not revoked, nor one that no longer works [NEXT-13]', () => {
  expect((['open', 'settled', 'paying', 'revoked'] as const).map((state) => why(mayRevokeLink(state)))).toEqual([
    undefined,
    undefined,
    'This link was paid and cannot be revoked.',
    'This link no longer works anyway.',
  ])
})
