import { expect, test } from 'vitest'
import { hintOf } from './hint-of.ts'

const fine = { failed: 0, waiting: 2, isConfigured: true }

test('nothing is said while messages leave, also when some are on their way [PLAT-13]', () => {
  expect(hintOf([fine, fine, fine])).toBeNull()
  expect(hintOf([{ ...fine, waiting: 0, isConfigured: false }])).toBeNull()
})

test('failed messages and messages without a provider are counted over all channels [PLAT-9, PLAT-13]', () => {
  expect(hintOf([{ ...fine, failed: 1 }, fine])).toBe('1 message could not be delivered.')
  expect(
    hintOf([
      { ...fine, failed: 1200 },
      { ...fine, failed: 34 },
    ]),
  ).toBe('1,234 messages could not be delivered.')
  expect(hintOf([{ failed: 0, waiting: 3, isConfigured: false }])).toBe(
    '3 messages wait for a provider that is not set.',
  )
  expect(
    hintOf([
      { ...fine, failed: 2 },
      { failed: 0, waiting: 1, isConfigured: false },
    ]),
  ).toBe('2 messages could not be delivered. 1 message waits for a provider that is not set.')
})
