import { expect, test } from 'vitest'
import { describeUndoing } from './describe-undoing.ts'

const salmon = { itemNumber: '0100001', description: 'SALMON FILLET' }
const quantity = (cases: number, units = 0) => ({ cases, units })

test('an undo says which quantity of which item it set back to what [CART-12]', () => {
  expect(describeUndoing('Undid', [{ ...salmon, from: quantity(3), to: quantity(0) }])).toBe(
    'Undid: 3 CS of SALMON FILLET → 0',
  )
  expect(describeUndoing('Redid', [{ ...salmon, from: quantity(0, 2), to: quantity(1, 4) }])).toBe(
    'Redid: 2 EA of SALMON FILLET → 1 CS, 4 EA',
  )
})

test('an item without a description is named by its number [CART-12]', () => {
  const line = { itemNumber: '0100001', description: '', from: quantity(3), to: quantity(2) }
  expect(describeUndoing('Undid', [line])).toBe('Undid: 3 CS of item 0100001 → 2 CS')
})

test('several items are counted, and details named [CART-12]', () => {
  const line = { ...salmon, from: quantity(3), to: quantity(0) }
  expect(describeUndoing('Undid', [line, line])).toBe('Undid: 2 items')
  expect(describeUndoing('Redid', [])).toBe('Redid: details of the cart')
})
