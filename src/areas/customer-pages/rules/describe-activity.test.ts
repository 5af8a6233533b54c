import { expect, test } from 'vitest'
import { describeActivity } from './describe-activity.ts'

test('what happened reads as a sentence, also an action nobody thought of [CUST-1]', () => {
  expect(describeActivity({ kind: 'order', text: '490021' })).toBe('Order 490021 placed')
  expect(describeActivity({ kind: 'invoice', text: '9490021' })).toBe('Invoice 9490021')
  expect(describeActivity({ kind: 'audit', text: 'ship-to.change-settings' })).toBe('Ship-to settings changed')
  expect(describeActivity({ kind: 'audit', text: 'cart.show-to-customer' })).toBe('Cart show to customer')
})
