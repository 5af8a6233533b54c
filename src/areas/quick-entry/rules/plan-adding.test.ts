import { expect, test } from 'vitest'
import { mergeQuantities } from '#areas/cart-entry/rules/merge-quantities.ts'
import { planAdding } from './plan-adding.ts'

const rows = [
  { itemNumber: 'a', quantity: 2, unit: 'CS' },
  { itemNumber: 'b', quantity: 1, unit: 'EA' },
  { itemNumber: 'a', quantity: 3, unit: 'CS' },
  { itemNumber: 'a', quantity: 1, unit: 'EA' },
] as const

test('rows add to the quantities in the cart, several rows of one item to one line [CART-13]', () => {
  const { lines } = planAdding(rows, new Map([['a', { cases: 4, units: 0 }]]), new Map())
  expect(lines).toEqual([
    { itemNumber: 'a', base: { cases: 4, units: 0 }, typed: { cases: 9, units: 1 } },
    { itemNumber: 'b', base: { cases: 0, units: 0 }, typed: { cases: 0, units: 1 } },
  ])
})

test('lines sent without a response are sent again unchanged, so that nothing is added twice [CART-13, CART-14]', () => {
  const base = { cases: 4, units: 0 }
  const typed = { cases: 9, units: 1 }
  const sent = new Map([['a', { itemNumber: 'a', base, typed, sent: typed }]])
  // The first request had arrived: the cart already has the quantity.
  const now = new Map([['a', typed]])
  const { lines } = planAdding(rows, now, sent)
  expect(lines[0]).toMatchObject({ base, typed })
  expect(mergeQuantities(lines.slice(0, 1), now)).toMatchObject({ send: [], arrived: ['a'] })
})

test('a line cannot become larger than 9999 [CART-13]', () => {
  const { lines, refused } = planAdding(rows, new Map([['a', { cases: 9995, units: 0 }]]), new Map())
  expect(lines.map(({ itemNumber }) => itemNumber)).toEqual(['b'])
  expect(refused.get('a')).toBe('Quantity cannot be more than 9999')
})
