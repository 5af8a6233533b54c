import { expect, test } from 'vitest'
import { quickItem } from '../testing/quick-item.ts'
import { quantityFor } from './quantity-for.ts'

const croissants = quickItem({ packSizeDescription: '84/3 OZ', usualCases: null })

test('of typed pieces the bar proposes the cases that hold them, and says so [CART-13]', () => {
  expect(quantityFor({ writtenQuantity: 24, isUnitWritten: false }, croissants, 'CS')).toEqual({
    quantity: 1,
    note: 'Is this 24 cases or 24 pieces? Orders are by the case here. 24 pieces are 1 CS of 84.',
  })
})

test('a quantity with its unit, a usual one and none are proposed as typed [CART-13]', () => {
  const plain = (quantity: number) => ({ quantity, note: null })
  expect(quantityFor({ writtenQuantity: 24, isUnitWritten: true }, croissants, 'CS')).toEqual(plain(24))
  expect(quantityFor({ writtenQuantity: 2, isUnitWritten: false }, croissants, 'CS')).toEqual(plain(2))
  expect(quantityFor({ writtenQuantity: null, isUnitWritten: false }, croissants, 'CS')).toEqual(plain(1))
  expect(quantityFor(undefined, croissants, 'CS')).toEqual(plain(1))
})
