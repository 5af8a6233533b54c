import { expect, test } from 'vitest'
import { buildCalendar } from '../testing/build-cart.ts'
import { chooseDelivery } from './choose-delivery.ts'

const calendar = buildCalendar()

test('without a date chosen the first valid one is taken, and none when it is left open [CART-3]', () => {
  expect(chooseDelivery('regularDelivery', undefined, calendar, false)).toMatchObject({
    value: { deliveryDate: '2026-03-03' },
  })
  expect(chooseDelivery('regularDelivery', null, calendar, false)).toMatchObject({ value: { deliveryDate: null } })
})

test('a customer without regular route days gets no date [CART-3]', () => {
  const unrouted = buildCalendar({ routes: [] })
  expect(chooseDelivery('regularDelivery', undefined, unrouted, false)).toMatchObject({ value: { deliveryDate: null } })
  expect(chooseDelivery('regularDelivery', '2026-03-03', unrouted, false)).toMatchObject({
    refusal: { code: 'date_not_routed', field: 'deliveryDate' },
  })
})
