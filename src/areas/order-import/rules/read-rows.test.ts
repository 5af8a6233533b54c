import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: null, unit: null }
const codes = (...rows: [number, ...string[]][]) => readRows(rows, mapping).map(({ refusal }) => refusal?.code ?? null)

test('numeric item numbers shorter than the standard length are left-padded with zeros [IMPORT-1]', () => {
  const numbers = readRows(
    [
      [2, '1001', '1'],
      [3, 'AB-1', '1'],
      [4, '12345678', '1'],
    ],
    mapping,
  )
  expect(numbers.map(({ itemNumber }) => itemNumber)).toEqual(['0001001', 'AB-1', '12345678'])
})

test('padding shows that two rows are the same item; the later one is at fault [IMPORT-2]', () => {
  expect(codes([2, '1001', '1'], [3, '0001001', '1'], [4, '1001', ''])).toEqual([
    null,
    'row_duplicate_item',
    'row_duplicate_item',
  ])
})

test('a row that asks for nothing, or not in whole numbers, is at fault [IMPORT-2]', () => {
  expect(codes([2, '1', ''], [3, '2', '0'], [4, '3', '1.5'], [5, '4'], [6, '=1', '1'])).toEqual([
    'row_invalid_quantity',
    'row_invalid_quantity',
    'row_invalid_quantity',
    'row_invalid_quantity',
    'row_item_not_found',
  ])
})

test('a unit column says of each row whether its quantity is cases or eaches [IMPORT-1]', () => {
  const withUnit = { ...mapping, unit: 2 }
  const rows: [number, ...string[]][] = [
    [2, '1', '3', 'EA'],
    [3, '2', '3', 'CASE'],
    [4, '3', '3', ''],
    [5, '4', '3', 'LB'],
    [6, '5', '', 'EA'],
    [7, '6', '1.5', 'EA'],
  ]
  expect(
    readRows(rows, withUnit).map(({ orderedCases, orderedUnits, refusal }) => [
      orderedCases,
      orderedUnits,
      refusal?.message ?? null,
    ]),
  ).toEqual([
    [0, 3, null],
    [3, 0, null],
    [3, 0, null],
    [0, 0, 'Invalid unit'],
    [0, 0, 'Invalid item quantity'],
    [0, 0, 'Invalid item quantity'],
  ])
  // A quantity column mapped as eaches follows the unit too.
  const eaches = { itemCode: 0, orderedCases: null, orderedUnits: 1, unit: 2 }
  expect(readRows(rows, eaches)[1]).toMatchObject({ orderedCases: 3, orderedUnits: 0 })
})
