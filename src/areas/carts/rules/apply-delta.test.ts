import { expect, test } from 'vitest'
import type { Cart, CartDelta } from '../cart.ts'
import { applyDelta } from './apply-delta.ts'

const line = (itemNumber: string, orderedCases: number) => ({ itemNumber, orderedCases }) as Cart['items'][number]
const cart = { id: 'c', version: 4, po: '', items: [line('1', 1), line('2', 1), line('3', 1)] } as unknown as Cart
const delta = (change: Partial<CartDelta>) =>
  ({ id: 'c', from: 4, version: 5, po: '', items: [], removed: [], ...change }) as unknown as CartDelta

test('changed lines keep their place, new ones come last, removed ones are gone [CART-5]', () => {
  const after = applyDelta(cart, delta({ items: [line('4', 2), line('1', 9)], removed: ['2'] }))
  expect(after?.items).toEqual([line('1', 9), line('3', 1), line('4', 2)])
  expect(after?.version).toBe(5)
})

test('the head is that after the change, without what only the difference has [CART-5]', () => {
  expect(applyDelta(cart, delta({ po: 'A1' }))).toEqual({ ...cart, po: 'A1', version: 5 })
})

test('a change of another version or another cart is not applied [CART-12]', () => {
  expect(applyDelta(cart, delta({ from: 5, version: 6 }))).toBeUndefined()
  expect(applyDelta(cart, delta({ id: 'd' }))).toBeUndefined()
})
