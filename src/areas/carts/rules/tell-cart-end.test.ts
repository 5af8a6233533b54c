import { expect, test } from 'vitest'
import { tellCartEnd, tellCartEndDetails, tellCartEndShort } from './tell-cart-end.ts'

const ordered = {
  kind: 'ordered',
  name: 'Theo Baker',
  isOwn: false,
  at: '2026-03-02T20:00:00Z',
  po: '77',
  order: { id: 'o', number: '1000006' },
} as const

test('an ordered cart says by whom, and the order’s number [CART-12]', () => {
  expect(tellCartEnd(ordered)).toBe('Theo Baker ordered this cart')
  expect(tellCartEndShort(ordered)).toBe('Theo Baker ordered this cart: order 1000006')
  expect(tellCartEndDetails(ordered)).toBe('Order 1000006, PO 77. There is no need to order it again.')
})

test('a discarded cart says by whom, and names no order [CART-12]', () => {
  const discarded = { ...ordered, kind: 'discarded', order: null, po: '' } as const
  expect(tellCartEndShort(discarded)).toBe('Theo Baker discarded this cart')
  expect(tellCartEndDetails(discarded)).toBe('Nothing of it was ordered.')
})

test('one’s own doing, as read on another device, says You [CART-12]', () => {
  expect(tellCartEnd({ ...ordered, isOwn: true })).toBe('You ordered this cart')
})
