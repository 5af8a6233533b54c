import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'

const item = ['10023', 'Milk', '4/1 GAL', 'Meadow', 'Dairy', '12.50']
const header = ['Item', 'Description', 'Pack', 'Brand', 'Category', 'Price']

test('the header of a sheet is the first row that fills most of its width [PLAT-3]', () => {
  expect(findHeader([header, item])).toBe(0)
  expect(findHeader([['Item list'], ['Printed 2026-11-26', 'by JT'], [], header, item])).toBe(3)
  // Columns without a header are none of its business, nor are rows that are half empty.
  expect(findHeader([['Item', 'Description', 'Price'], item])).toBe(0)
  expect(findHeader([header, ['10023', 'Milk'], item])).toBe(0)
  expect(findHeader([['Item'], ['10023']])).toBe(0)
  expect(findHeader([])).toBe(-1)
})
