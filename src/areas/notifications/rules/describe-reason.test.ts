import { expect, test } from 'vitest'
import { describeReason } from './describe-reason.ts'

const sent = { event: 'orderFailed', reason: 'default', channel: 'mail', isUrgent: false, heldUntil: null }

test('staff read which event it was, whose wish, and what quiet hours did [NEXT-7]', () => {
  expect(describeReason(sent)).toBe('Order needs attention, by default')
  expect(describeReason({ ...sent, reason: 'chosen', isUrgent: true })).toBe(
    'Order needs attention, as they chose, urgent in quiet hours',
  )
  expect(describeReason({ ...sent, heldUntil: '2026-01-15T14:00:00Z' })).toBe(
    'Order needs attention, by default, after quiet hours',
  )
  expect(describeReason({ ...sent, channel: 'digest', reason: 'chosen' })).toBe(
    'Daily mail: Order needs attention and others, as they chose',
  )
  expect(describeReason({ ...sent, event: 'older' })).toBe('older, by default')
})
