import { expect, test } from 'vitest'
import { buildShipTo } from '#areas/carts/testing/build-cart.ts'
import { buildCompared, nothing, priceOf } from '#areas/substitutions/testing/build-compared.ts'
import { offerForShort, type OfferedItem } from './offer-for-short.ts'

const offer = (to: Partial<OfferedItem>, { cases = 2, units = 0, caseRatio = 100 } = {}) =>
  offerForShort(buildCompared(), buildCompared({ itemNumber: '0001002', ...to }), { cases, units }, buildShipTo(), {
    caseRatio,
    accepted: nothing,
  })

test('an offer has its own packing, and its price of the day [NEXT-3, CART-5]', () => {
  expect(offer({ price: priceOf(2100) })).toMatchObject({ quantity: { cases: 2, units: 0 }, lineTotal: 4200 })
  // 1.5 cases of it replace a case: three for two.
  expect(offer({ price: priceOf(2100) }, { caseRatio: 150 })).toMatchObject({ quantity: { cases: 3 }, lineTotal: 6300 })
})

test('what cannot come with this truck is not offered [NEXT-3]', () => {
  for (const to of [
    { onHandCases: 1 },
    { isDropShip: true },
    { isJustInTime: true },
    { isSpecialOrder: true },
    { erpStatus: 'discontinued' },
    { price: null },
  ] as const)
    expect(offer(to)).toBeNull()
})

test('what loses an allergen is offered and says so; taking it needs a yes to that [NEXT-3, CHECK-2]', () => {
  expect(offer({ contains: ['Milk'] })).toMatchObject({ needsAcceptance: true })
  expect(offer({})).toMatchObject({ needsAcceptance: false, stockStatus: 'in stock' })
})
