import { expect, test } from 'vitest'
import { mayHavePunchout } from './may-have-punchout.ts'

const user = { role: 'customerUser', ownFeatures: ['punchout'], isActive: true }
const codeOf = (change: Partial<typeof user>) => {
  const may = mayHavePunchout({ ...user, ...change })
  return may.allowed ? null : may.refusal.code
}

test('only active users for whom punchout is enabled have integrations [PUNCH-1]', () => {
  expect(codeOf({})).toBeNull()
  expect(codeOf({ role: 'portalAdmin', ownFeatures: [] })).toBeNull()
  expect(codeOf({ ownFeatures: [] })).toBe('punchout_not_enabled')
  expect(codeOf({ isActive: false })).toBe('punchout_user_inactive')
})
