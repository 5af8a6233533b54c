import { expect, test } from 'vitest'
import { buildEntry } from '../testing/build-entry.ts'
import { checkEntry } from './check-entry.ts'

test('a debit in order stands in a file, and so does a prenote of no amount [BILL-6]', () => {
  expect(checkEntry(buildEntry())).toBeUndefined()
  expect(checkEntry(buildEntry({ isPrenote: true, amountCents: 0 }))).toBeUndefined()
  expect(checkEntry(buildEntry({ accountNo: '12345678901234567', amountCents: 9_999_999_999 }))).toBeUndefined()
})

test.each([
  ['routingNo', { routingNo: '091000018' }],
  ['routingNo', { routingNo: '91000019' }],
  ['accountNo', { accountNo: '123456789012345678' }],
  ['accountNo', { accountNo: '' }],
  ['accountNo', { accountNo: '0000' }],
  ['accountNo', { accountNo: '1234 567' }],
  ['amountCents', { amountCents: 0 }],
  ['amountCents', { amountCents: -1 }],
  ['amountCents', { amountCents: 10.5 }],
  ['amountCents', { amountCents: 10_000_000_000 }],
  ['amountCents', { amountCents: 1, isPrenote: true }],
  ['individualId', { individualId: 'P000000000000042' }],
  ['individualId', { individualId: '' }],
  ['name', { name: '東京' }],
] as const)('what does not fit is refused with its field: %s of %j [BILL-6]', (field, change) => {
  const problem = checkEntry(buildEntry(change))
  expect(problem?.field).toBe(field)
  // Security 26: the reason may be logged and shown.
  for (const value of ['091000018', '123456789012345678', '1234 567']) expect(problem?.reason).not.toContain(value)
})
