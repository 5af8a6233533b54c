import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['-', 0],
  ['–', 0],
  ['7', 7],
  ['007', 7],
  ['9999', 9999],
  ['5.00', 5],
  ['5,0', 5],
  ['3.0000000000000004', 3],
  ['2.9999999999999996', 3],
])('the quantity %j is %d [IMPORT-1]', (cell, quantity) => {
  expect(readQuantity(cell)).toEqual({ quantity, unit: null })
})

test.each([
  ['2 cs', 2, 'CS'],
  ['3 EA', 3, 'EA'],
  ['12ea.', 12, 'EA'],
  ['4 caisses', 4, 'CS'],
  ['1.00 Case', 1, 'CS'],
  ['5 lb', 5, 'unknown'],
  ['1.5 cs', null, 'CS'],
] as const)('the quantity %j is %j of the unit %s [IMPORT-1]', (cell, quantity, unit) => {
  expect(readQuantity(cell)).toEqual({ quantity, unit })
})

test.each([
  '-1',
  '1.5',
  '3.0004',
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
  '--',
])('the quantity %j is refused [IMPORT-2]', (cell) => {
  expect(readQuantity(cell)).toEqual({ quantity: null, unit: null })
})
