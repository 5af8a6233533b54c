import { expect, test } from 'vitest'
import { tellDeliveryChange } from './tell-delivery-change.ts'

test('a moved date is told with both dates and the cut-off time [CART-6]', () => {
  expect(tellDeliveryChange('2026-11-24', '2026-11-26')).toBe(
    'Your delivery date has been changed from Tue, Nov 24 to Thu, Nov 26 based on the cut-off time.',
  )
})

test('a moved date whose former one is unknown is told in general [CART-6]', () => {
  expect(tellDeliveryChange(null, '2026-11-26')).toBe('Your delivery date has been changed based on the cut-off time.')
})

test('a removed date sends to the DSR [CART-6]', () => {
  expect(tellDeliveryChange('2026-11-24', null)).toMatch(/removed .* check with your DSR/)
})
