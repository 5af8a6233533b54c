import { expect, test } from 'vitest'
import { sinceOrder } from './since-order.ts'

test('it says how long after the order a document came [PUNCH-5]', () => {
  const sent = '2026-03-02T17:00:00.000Z'
  expect(sinceOrder('2026-03-02T17:00:07.250Z', sent)).toBe('7.3 s after the order')
  expect(sinceOrder('2026-03-02T17:15:20.000Z', sent)).toBe('15 min after the order')
  // About an order before this one.
  expect(sinceOrder('2026-03-02T16:59:00.000Z', sent)).toBe('')
  expect(sinceOrder('2026-03-02T17:00:07.250Z', undefined)).toBe('')
})
