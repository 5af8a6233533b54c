import { expect, test } from 'vitest'
import { describeDeliveryChange } from './describe-delivery-change.ts'

test('a moved date is described with both dates and the cut-off time [CART-6]', () => {
  expect(describeDeliveryChange('2026-11-24', '2026-11-26', 'regularDelivery')).toBe(
    'Your delivery date has been changed from Tue, Nov 24 to Thu, Nov 26 based on the cut-off time.',
  )
})

test('a moved date whose former one is unknown is described in general words [CART-6]', () => {
  expect(describeDeliveryChange(null, '2026-11-26', 'regularDelivery')).toBe(
    'Your delivery date has been changed based on the cut-off time.',
  )
})

test.each([
  ['regularDelivery', 'regular delivery'],
  ['dropShip', 'drop ship'],
  ['dsrPickup', 'DSR pickup'],
  ['thirdPartyTransfer', '3rd party transfer'],
] as const)(
  'a removed date names the order type without routing days, %s, and sends to the DSR [CART-6]',
  (soType, named) => {
    expect(describeDeliveryChange('2026-11-24', null, soType)).toBe(
      `Your delivery date has been removed as there are no routing days for ${named}. Please check with your DSR.`,
    )
  },
)
