import { expect, test } from 'vitest'
import { stageAfterPassword } from './stage-after-password.ts'

const customer = { hasFactor: false, enforceDate: null, isSetupDue: false } as const
const stage = (facts: object) => stageAfterPassword({ ...customer, ...facts }, '2026-03-02')

test('who has a second factor is asked for it after the right password [AUTH-5]', () => {
  expect(stage({})).toBe('full')
  expect(stage({ hasFactor: true })).toBe('mfa')
  expect(stage({ hasFactor: true, enforceDate: '2027-01-01', isSetupDue: true })).toBe('mfa')
})

test('from the enforce date on users without a second factor set one up first [AUTH-5]', () => {
  expect(stage({ enforceDate: '2026-03-03' })).toBe('full')
  expect(stage({ enforceDate: '2026-03-02' })).toBe('mfa-setup')
  expect(stage({ isSetupDue: true })).toBe('mfa-setup')
})
