import { expect, test } from 'vitest'
import type { ColumnMapping } from '../order-import.ts'
import { readRow } from './read-row.ts'

const mapped = (columns: Partial<ColumnMapping>): ColumnMapping => ({
  itemCode: 0,
  orderedCases: null,
  orderedUnits: null,
  unit: null,
  ...columns,
})
const read = (columns: Partial<ColumnMapping>, ...cells: string[]) => {
  const { cases, eaches, isUnitWrong } = readRow([2, '1001', ...cells], mapped(columns))
  return isUnitWrong ? 'wrong unit' : [cases, eaches]
}

test.each([
  ['3', 'EA', [0, 3]],
  ['3', 'CASE', [3, 0]],
  ['3', '', [3, 0]],
  ['3', 'LB', 'wrong unit'],
  ['', 'LB', [0, 0]],
  ['1.5', 'EA', [0, null]],
  ['3 ea', '', [0, 3]],
  ['3 ea', 'EA', [0, 3]],
  ['3 ea', 'CS', 'wrong unit'],
  ['3 lb', '', 'wrong unit'],
])('the quantity %j beside the unit %j is %j [IMPORT-1]', (quantity, unit, expected) => {
  expect(read({ orderedCases: 1, unit: 2 }, quantity, unit)).toEqual(expected)
})

test('a quantity column that is mapped as eaches follows the unit too [IMPORT-1]', () => {
  expect(read({ orderedUnits: 1, unit: 2 }, '3', 'CASE')).toEqual([3, 0])
  expect(read({ orderedUnits: 1 }, '3')).toEqual([0, 3])
})

test('cases and eaches of one row are both ordered; a cell that names the other unit contradicts its column [IMPORT-1]', () => {
  const both = { orderedCases: 1, orderedUnits: 2 }
  expect(read(both, '2', '3')).toEqual([2, 3])
  expect(read(both, '2 cs', '3 ea')).toEqual([2, 3])
  expect(read(both, '2 ea', '')).toBe('wrong unit')
  expect(read(both, '', '3 cs')).toBe('wrong unit')
})

test('a row asks for nothing, for a quantity, or has words in the quantity column [IMPORT-1]', () => {
  const asks = (cell: string) => readRow([2, '1001', cell], mapped({ orderedCases: 1 })).asksFor
  expect(['', '0', '-', '2', '-1', '1.5', 'out', '____'].map(asks)).toEqual([
    'nothing',
    'nothing',
    'nothing',
    'quantity',
    'quantity',
    'quantity',
    'words',
    'words',
  ])
})
