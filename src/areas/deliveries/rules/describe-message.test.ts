import { expect, test } from 'vitest'
import { describeTopic } from './describe-topic.ts'
import { endOfPhone } from './end-of-phone.ts'

test('a topic reads as words, also one that is new [PLAT-13]', () => {
  expect(describeTopic('order.placed')).toBe('Order placed')
  expect(describeTopic('credit-decision.made')).toBe('Credit decision made')
})

test('of a phone number only the end is shown [PLAT-13]', () => {
  expect(endOfPhone('+17025550143')).toBe('Number ending in 0143')
})
