import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { mayOrderByCase, mayOrderByEach } from './may-order-by.ts'

test.each([
  ['a plain item', { eachOnly: false, isBrokenCase: false }, true, false],
  ['a broken case', { eachOnly: false, isBrokenCase: true }, true, true],
  ['an item sold by the each only', { eachOnly: true, isBrokenCase: false }, false, true],
  ['an each-only item that is also a broken case', { eachOnly: true, isBrokenCase: true }, false, true],
])('%s: which units can be ordered [ITEM-7]', (_, item, byCase, byEach) => {
  expect([mayOrderByCase(item).allowed, mayOrderByEach(item).allowed]).toEqual([byCase, byEach])
})

test('the refusal says how the item is sold [ITEM-7]', () => {
  expect(why(mayOrderByCase({ eachOnly: true }))).toBe('This item is sold by the each only')
  expect(why(mayOrderByEach({ eachOnly: false, isBrokenCase: false }))).toBe('This item is sold by the case only')
})
