import { expect, test } from 'vitest'
import { mayChangeShipTo, type ShipToChange } from './may-change-ship-to.ts'

// Every route of the specification, and what is below it.
test.each<[string, ShipToChange]>([
  ['/dashboard', 'free'],
  ['/shop', 'free'],
  ['/items/0012345', 'free'],
  ['/review-cart', 'free'],
  ['/order-placed', 'free'],
  ['/invoices', 'free'],
  ['/salesorders', 'free'],
  ['/statements', 'free'],
  ['/payment-history', 'free'],
  ['/inventory', 'free'],
  ['/inventory/7/count', 'ask'],
  ['/recipes', 'free'],
  ['/recipes/7', 'free'],
  ['/recipes/new', 'ask'],
  ['/recipes/7/edit', 'ask'],
  ['/guides', 'free'],
  ['/guides/CustomOrder/7', 'free'],
  ['/guides/CustomOrder/7/edit', 'ask'],
  ['/credit-requests', 'free'],
  ['/credit-requests/new', 'ask'],
  ['/incentive-payroll/new', 'ask'],
  ['/payment', 'disabled'],
  // A schedule is set up for the bill-to of the selected ship-to.
  ['/autopay', 'free'],
  ['/profile', 'hidden'],
  ['/choose-user', 'hidden'],
  ['/manage-users', 'hidden'],
  ['/manage-users/7', 'hidden'],
  ['/shipto-settings', 'hidden'],
  ['/announcements', 'hidden'],
  ['/audit-trail', 'hidden'],
  ['/deliveries', 'hidden'],
  ['/imports', 'hidden'],
  ['/profiles', 'free'],
])('on %s the ship-to dropdown is %s [SHELL-6]', (pathname, change) => {
  expect(mayChangeShipTo(pathname, false)).toBe(change)
})

test('punchout users are not asked to go to a dashboard they do not have [SHELL-6]', () => {
  expect(mayChangeShipTo('/guides/CustomOrder/7/edit', true)).toBe('free')
})
