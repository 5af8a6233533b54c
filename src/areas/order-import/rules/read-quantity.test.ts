import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['7', 7],
  ['007', 7],
  ['9999', 9999],
  ['5.00', 5],
  ['5,0', 5],
])('the quantity %j is %d [IMPORT-1]', (cell, quantity) => {
  expect(readQuantity(cell)).toBe(quantity)
})

test.each([
  '-1',
  '1.5',
  '10000',
  '1e3',
  '0x10',
  '1,000',
  '5.000',
  '+1',
  '٣',
  '３',
  'two',
  '9'.repeat(400),
  'NaN',
  '1 2',
])('the quantity %j is refused [IMPORT-2]', (cell) => {
  expect(readQuantity(cell)).toBeNull()
})
