import { expect, test } from 'vitest'
import { describeCartEnd, describeCartEndDetails, describeCartEndShort } from './describe-cart-end.ts'

const ordered = {
  kind: 'ordered',
  name: 'Theo Baker',
  isOwn: false,
  at: '2026-03-02T20:00:00Z',
  po: '77',
  order: { id: 'o', number: '1000006' },
} as const

test('an ordered cart says by whom, and the order’s number [CART-12]', () => {
  expect(describeCartEnd(ordered)).toBe('Theo Baker ordered this cart')
  expect(describeCartEndShort(ordered)).toBe('Theo Baker ordered this cart: order 1000006')
  expect(describeCartEndDetails(ordered)).toBe('Order 1000006, PO 77. There is no need to order it again.')
})

test('a discarded cart says by whom, and names no order [CART-12]', () => {
  const discarded = { ...ordered, kind: 'discarded', order: null, po: '' } as const
  expect(describeCartEndShort(discarded)).toBe('Theo Baker discarded this cart')
  expect(describeCartEndDetails(discarded)).toBe('Nothing of it was ordered.')
})

test('a cart that changed an order says who cancelled the order [CART-12, NEXT-2]', () => {
  const cancelled = { ...ordered, kind: 'discarded', po: '' } as const
  expect(describeCartEndShort(cancelled)).toBe('Theo Baker cancelled the order this cart changed: order 1000006')
  expect(describeCartEndDetails(cancelled)).toBe('Order 1000006. Nothing of it was ordered.')
})

test("the user's own action, read on another device, says You [CART-12]", () => {
  expect(describeCartEnd({ ...ordered, isOwn: true })).toBe('You ordered this cart')
})
