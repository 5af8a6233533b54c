import { expect, test } from 'vitest'
import { isSameSession } from './is-same-session.ts'

const user = { userId: 'u1', realUserId: 'u1', type: 'ece' } as const

test.each([
  ['the same user', {}, true],
  ['another user', { userId: 'u2', realUserId: 'u2' }, false],
  ['the same user with a rep at the keyboard', { realUserId: 'r1' }, false],
  ['the same user with another type', { type: 'ecm' }, false],
] as const)('%s: the page goes on is %s [AUTH-4]', (_, change, goesOn) => {
  expect(isSameSession(user, { ...user, ...change })).toBe(goesOn)
})
