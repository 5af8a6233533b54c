import { expect, test } from 'vitest'
import { alertKinds } from '../cart-analysis.ts'
import { maySeeAlert } from './may-see-alert.ts'

test('below cost, over the threshold and off-route dates are shown to internal users only [CHECK-3]', () => {
  expect(alertKinds.filter((kind) => maySeeAlert(kind, false))).toEqual([
    'item-blocked-for-ship-to',
    'inventory-warning',
    'multiple-delivery-dates',
  ])
  expect(alertKinds.every((kind) => maySeeAlert(kind, true))).toBe(true)
})
