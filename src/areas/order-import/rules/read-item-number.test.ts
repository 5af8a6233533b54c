import { expect, test } from 'vitest'
import { looksLikeItemNumber, readItemNumber } from './read-item-number.ts'

test.each([
  ['1001', '0001001'],
  ['0107763', '0107763'],
  ['12345678', '12345678'],
  ['AB-1', 'AB-1'],
  ['100741.0', '0100741'],
  ['100741,00', '0100741'],
  ['107,763', '0107763'],
  ['#0107763', '0107763'],
  ['# 107763', '0107763'],
  ["'0107763", '0107763'],
  ['0107763\u00a0', '0107763'],
  ['\u200b0107763\ufeff', '0107763'],
  ['0107763 (CHEESE CHEDDAR)', '0107763'],
  ['0107763 - Cheese', '0107763'],
  ['Dairy:0107763', '0107763'],
  ['Dairy & Eggs:0107763 (CHEESE)', '0107763'],
])('the cell %j is the item %j [IMPORT-1]', (cell, number) => {
  expect(readItemNumber(cell)).toBe(number)
})

test.each(['100741.5', '1.07763E+05', '01077 63', '0107763 0107764', '10,77', 'TOTAL', '', '100741.0.0', '12345 12'])(
  'the cell %j is left as it is, so that no other item is ordered [IMPORT-1]',
  (cell) => {
    expect(readItemNumber(cell)).toBe(cell)
  },
)

test('a number of four to eight digits looks like an item, quantities and words do not [IMPORT-1]', () => {
  expect(['1001', '0107763', '#107763', '100741.0'].every(looksLikeItemNumber)).toBe(true)
  expect(
    ['2', '24', 'DAIRY', '11/24/2026', '6/5 LB', '$1.50', '', '702-555-0123', '123456789'].some(looksLikeItemNumber),
  ).toBe(false)
})
