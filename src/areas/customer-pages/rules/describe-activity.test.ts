import { expect, test } from 'vitest'
import { describeActivity } from './describe-activity.ts'

test('an event is described by a sentence, even an unknown action [CUST-1]', () => {
  expect(describeActivity({ kind: 'order', text: '490021' })).toBe('Order 490021 placed')
  expect(describeActivity({ kind: 'invoice', text: '9490021' })).toBe('Invoice 9490021')
  expect(describeActivity({ kind: 'audit', text: 'ship-to.change-settings' })).toBe('Ship-to settings changed')
  expect(describeActivity({ kind: 'audit', text: 'cart.show-to-customer' })).toBe('Cart show to customer')
})
