import { expect, test } from 'vitest'
import { describeTopic } from './describe-topic.ts'

test('a topic is described in words, even an unknown one [PLAT-13]', () => {
  expect(describeTopic('order.placed')).toBe('Order placed')
  expect(describeTopic('credit-decision.made')).toBe('Credit decision made')
})
