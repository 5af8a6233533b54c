import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { quickItem } from '../testing/quick-item.ts'
import { mayIncludeRow } from './may-include-row.ts'

const row = { itemNumber: '0001001', quantity: 2, unit: 'CS' } as const
const reason = (change: Partial<Parameters<typeof mayIncludeRow>[0]>, item = quickItem()) =>
  why(mayIncludeRow({ ...row, ...change }, item))

test('a row needs an item, a quantity and a unit before it goes into the cart [CART-13]', () => {
  expect(reason({})).toBeUndefined()
  expect(reason({ itemNumber: null })).toBe('Choose an item.')
  expect(reason({ quantity: 0 })).toBe('Enter a quantity.')
  expect(reason({ quantity: 10_000 })).toBe('Quantity cannot be more than 9999')
  expect(reason({ unit: null })).toBe('Choose cases or eaches.')
})

test('a row whose item cannot be ordered, or not in this unit, stays out with the reason [CART-13, ITEM-7]', () => {
  expect(reason({}, quickItem({ blockedReason: 'Discontinued Item' }))).toBe('Discontinued Item')
  expect(reason({ unit: 'EA' })).toBeDefined()
  expect(reason({ unit: 'EA' }, quickItem({ isBrokenCase: true }))).toBeUndefined()
  expect(reason({ unit: 'CS' }, quickItem({ eachOnly: true }))).toBeDefined()
})
