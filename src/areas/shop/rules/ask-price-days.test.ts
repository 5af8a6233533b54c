import { expect, test } from 'vitest'
import { askPriceDays } from './ask-price-days.ts'

const facts = { chosen: '2026-12-01', cartId: undefined, nextDelivery: '2026-11-24', mayManage: true }

test('a chosen day is looked at beside the day of the open cart [ITEM-8]', () => {
  expect(askPriceDays({ ...facts, cartId: 'c' })).toEqual({ cartId: 'c', previewDate: '2026-12-01' })
  expect(askPriceDays({ ...facts, cartId: 'c', chosen: null })).toEqual({ cartId: 'c', previewDate: undefined })
})

test('without a cart prices are of the delivery a new one starts with [ITEM-8]', () => {
  expect(askPriceDays(facts)).toEqual({ deliveryDate: '2026-11-24', previewDate: '2026-12-01' })
})

test('who has no carts sees the prices of the chosen day [ITEM-8]', () => {
  expect(askPriceDays({ ...facts, mayManage: false })).toEqual({ deliveryDate: '2026-12-01' })
  expect(askPriceDays({ ...facts, mayManage: false, chosen: null })).toEqual({ deliveryDate: '2026-11-24' })
})
