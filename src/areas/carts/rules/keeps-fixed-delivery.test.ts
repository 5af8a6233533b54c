import { expect, test } from 'vitest'
import { keepsFixedDelivery } from './keeps-fixed-delivery.ts'

const present = { soType: 'regularDelivery', deliveryDate: '2026-03-03' } as const
const punchout = { isDeliveryFixed: true }

test('a procurement session with disableCartDeliveryInfo changes neither order type nor delivery date [ACCESS-7]', () => {
  expect(keepsFixedDelivery(punchout, present, { soType: 'willCall' })).toMatchObject({
    refusal: { code: 'delivery_info_fixed', field: 'soType' },
  })
  for (const deliveryDate of ['2026-03-04', null])
    expect(keepsFixedDelivery(punchout, present, { deliveryDate })).toMatchObject({
      refusal: { code: 'delivery_info_fixed', field: 'deliveryDate' },
    })
})

test('the PO and the present order type and date may be sent in that session [ACCESS-7]', () => {
  expect(keepsFixedDelivery(punchout, present, { poNumber: 'B2', ...present }).allowed).toBe(true)
  expect(keepsFixedDelivery(punchout, present, {}).allowed).toBe(true)
})

test('every other session may change both [ACCESS-7, CART-6]', () => {
  for (const actor of [{}, { isDeliveryFixed: false }])
    expect(keepsFixedDelivery(actor, present, { soType: 'willCall', deliveryDate: null }).allowed).toBe(true)
})
