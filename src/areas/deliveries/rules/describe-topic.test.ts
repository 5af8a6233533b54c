import { expect, test } from 'vitest'
import { describeTopic } from './describe-topic.ts'

test('a topic reads as words, also one that is new [PLAT-13]', () => {
  expect(describeTopic('order.placed')).toBe('Order placed')
  expect(describeTopic('credit-decision.made')).toBe('Credit decision made')
})
