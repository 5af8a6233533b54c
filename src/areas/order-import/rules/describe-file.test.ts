import { expect, test } from 'vitest'
import { describeFile } from './describe-file.ts'

test('each column shows its first two values that are not empty, and counts its gaps [IMPORT-1]', () => {
  const { columns, rows, notes } = describeFile([
    [1, 'Item Number', ''],
    [2, '1001', '', 'x'.repeat(80)],
    [4, '1002', '5'],
    [5, '1003', '6'],
  ])
  expect(columns).toEqual([
    { index: 0, header: 'Item Number', examples: ['1001', '1002'], emptyRows: 0 },
    { index: 1, header: 'Column B', examples: ['5', '6'], emptyRows: 1 },
    { index: 2, header: 'Column C', examples: ['x'.repeat(60)], emptyRows: 2 },
  ])
  expect([rows.map(([row]) => row), notes]).toEqual([[2, 4, 5], []])
})

test('a first row with an item number and no word for it is an order line [IMPORT-1]', () => {
  const { rows, notes, columns } = describeFile([
    [1, '0001001', '2'],
    [2, '0001002', '1'],
  ])
  expect([rows.length, columns[0]?.header, notes[0]?.code]).toEqual([2, 'Column A', 'no_header'])
})

test('the first rows stand as they are in the file: no cell moves up into a gap [IMPORT-1]', () => {
  const { firstRows } = describeFile([
    [1, 'Item', 'CS', 'EA', 'Note'],
    [2, '0101164', '2', '', 'fish'],
    [4, '0109646', '1', '3'],
  ])
  expect(firstRows).toEqual([
    { row: 2, cells: ['0101164', '2', '', 'fish'] },
    { row: 4, cells: ['0109646', '1', '3', ''] },
  ])
})
