import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { switchOrderType } from './switch-order-type.ts'

const plain = { isDropShip: false, isJustInTime: false }
const text = 'Please remove any Just-in-Time or Drop Ship items to switch to this order type'

test('the order type cannot switch to one that blocks the just-in-time or drop-ship items of the cart [CART-4]', () => {
  expect(why(switchOrderType([plain, { ...plain, isDropShip: true }], true))).toBe(text)
  expect(why(switchOrderType([{ ...plain, isJustInTime: true }], true))).toBe(text)
})

test('without such items, or to a type that takes them, the order type switches [CART-4]', () => {
  expect(switchOrderType([plain], true).allowed).toBe(true)
  expect(switchOrderType([{ ...plain, isDropShip: true }], false).allowed).toBe(true)
})
