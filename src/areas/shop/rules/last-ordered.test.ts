import { expect, test } from 'vitest'
import { lastOrdered, lastOrderedOn } from './last-ordered.ts'

const order = { on: '2026-02-20', cases: 4, units: 2 }
const invoice = { on: '2026-02-22', cases: 3, units: 2 }
const invoicedOn = '2026-02-22'

test('is the last purchase with the quantity of that order [ITEM-5]', () => {
  expect(lastOrdered({ purchasedOn: '2026-02-20', invoicedOn, order, invoice })).toEqual(order)
})

test('is the last invoice when no purchase is known [ITEM-5]', () => {
  expect(lastOrdered({ purchasedOn: null, invoicedOn, order: null, invoice })).toEqual(invoice)
})

test('has no quantity when only the date is known, and is nothing when nothing is [ITEM-5]', () => {
  const found = lastOrdered({ purchasedOn: '2026-02-25', invoicedOn, order, invoice })
  expect(found).toEqual({ on: '2026-02-25', cases: null, units: null })
  expect(lastOrdered({ purchasedOn: null, invoicedOn: null, order: null, invoice: null })).toBeNull()
})

test('a list that knows the days alone has the same day as the item page [ITEM-5]', () => {
  for (const purchasedOn of [null, '2026-02-20', '2026-02-25'])
    for (const on of [null, '2026-02-22'])
      expect(lastOrderedOn({ purchasedOn, invoicedOn: on })).toBe(
        lastOrdered({ purchasedOn, invoicedOn: on, order, invoice })?.on ?? null,
      )
})
