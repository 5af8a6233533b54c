import { expect, test } from 'vitest'
import { findPunchoutDetour } from './find-punchout-detour.ts'

test.each([
  ['/shop', null],
  ['/items/0012345', null],
  ['/review-cart', null],
  ['/punchout/ship-to', null],
  ['/guides', null],
  ['/guides/Standard/7', null],
  ['/', '/shop'],
  ['/dashboard', '/shop'],
  ['/salesorders', '/shop'],
  ['/invoices', '/shop'],
  ['/order-placed', '/shop'],
  ['/shopping', '/shop'],
  ['/profile', '/errors'],
  ['/payment', '/errors'],
  ['/choose-user', '/errors'],
  ['/manage-users/7', '/errors'],
  ['/shipto-settings', '/errors'],
])('in punchout mode %s leads to %s [ACCESS-7]', (path, where) => {
  expect(findPunchoutDetour(path, true)).toBe(where)
  expect(findPunchoutDetour(path, false)).toBeNull()
})
