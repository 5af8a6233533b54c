import { expect, test } from 'vitest'
import { lastOrdered } from './last-ordered.ts'

const order = { on: '2026-02-20', cases: 4, units: 2 }
const invoice = { on: '2026-02-22', cases: 3, units: 2 }

test('is the last purchase with the quantity of that order [ITEM-5]', () => {
  expect(lastOrdered({ purchasedOn: '2026-02-20', order, invoice })).toEqual(order)
})

test('is the last invoice when no purchase is known [ITEM-5]', () => {
  expect(lastOrdered({ purchasedOn: null, order: null, invoice })).toEqual(invoice)
})

test('says no quantity when only the date is known, and nothing when nothing is [ITEM-5]', () => {
  const told = lastOrdered({ purchasedOn: '2026-02-25', order, invoice })
  expect(told).toEqual({ on: '2026-02-25', cases: null, units: null })
  expect(lastOrdered({ purchasedOn: null, order: null, invoice: null })).toBeNull()
})
