import { expect, test } from 'vitest'
import { warnOfThreshold } from './warn-of-threshold.ts'

test('an order value exceeding the threshold is an alert, one that equals it is not [CHECK-3]', () => {
  expect(warnOfThreshold(1_000_001, { orderThreshold: 1_000_000 })).toEqual({
    kind: 'exceeding-threshold',
    message: 'Order value exceeding the threshold',
    blocks: false,
    itemNumbers: [],
  })
  expect(warnOfThreshold(1_000_000, { orderThreshold: 1_000_000 })).toBeNull()
})
