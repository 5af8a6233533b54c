import { expect, test } from 'vitest'
import { marginOf } from './margin-of.ts'

test('a margin is the part of the price above cost, negative below it [CART-10, STAFF-4]', () => {
  expect(marginOf(2000, 1500)).toEqual({ profit: 500, margin: 2500 })
  expect(marginOf(1500, 2000)).toEqual({ profit: -500, margin: -3333 })
  expect(marginOf(0, 100)).toEqual({ profit: -100, margin: 0 })
})
