import { expect, test } from 'vitest'
import { describeTable, type SheetContent } from './describe-table.ts'
import type { KeptRow } from './read-row.ts'

const sheet = (rows: KeptRow[], hidden: Partial<SheetContent> = {}): SheetContent => ({
  rows,
  hiddenRows: [],
  hiddenColumns: [],
  ...hidden,
})

test('each column shows its first two non-empty values [IMPORT-1]', () => {
  const { columns, rowCount, notes } = describeTable(
    sheet([
      [1, 'Item Number', ''],
      [2, '1001', '', 'x'.repeat(80)],
      [4, '1002', '5'],
      [5, '1003', '6'],
    ]),
    1,
  )
  const plain = { isHidden: false, holdsUnits: false }
  expect(columns).toEqual([
    { index: 0, header: 'Item Number', examples: ['1001', '1002'], ...plain },
    { index: 1, header: 'Column B', examples: ['5', '6'], ...plain },
    { index: 2, header: 'Column C', examples: ['x'.repeat(60)], ...plain },
  ])
  expect([rowCount, notes]).toEqual([3, []])
})

test('without a header no line is lost, and a note says so [IMPORT-1]', () => {
  const { rowCount, notes, columns, headerRow } = describeTable(
    sheet([
      [1, '0001001', '2'],
      [2, '0001002', '1'],
    ]),
    null,
  )
  expect([rowCount, columns[0]?.header, notes[0]?.code, headerRow]).toEqual([2, 'Column A', 'no_header', null])
})

test('the first rows are shown as in the file: empty cells keep their place [IMPORT-1]', () => {
  const { firstRows } = describeTable(
    sheet([
      [1, 'Item', 'CS', 'EA', 'Note'],
      [2, '0101164', '2', '', 'fish'],
      [4, '0109646', '1', '3'],
    ]),
    1,
  )
  expect(firstRows).toEqual([
    { row: 2, cells: ['0101164', '2', '', 'fish'] },
    { row: 4, cells: ['0109646', '1', '3', ''] },
  ])
})

const guide: KeptRow[] = [
  [1, 'Weekly order guide'],
  [3, 'Old code', 'Item', 'Qty', 'U/M'],
  [4, '7777771', '0107763', '2', 'CS'],
  [5, '7777772', '0107764', '', 'LB'],
  [6, '7777773', '0107765', '1', 'EA'],
]

test('rows above the header and hidden rows are not used as examples, and are counted [IMPORT-1]', () => {
  const { rowCount, hiddenRows, columns, firstRows, topRows, notes } = describeTable(
    sheet(guide, { hiddenRows: [4] }),
    3,
  )
  expect(notes.map(({ message }) => message)).toEqual(['1 row is hidden in the file and left out by default.'])
  expect([rowCount, hiddenRows]).toEqual([3, 1])
  expect(columns[1]?.examples).toEqual(['0107764', '0107765'])
  expect(firstRows.map(({ row }) => row)).toEqual([5, 6])
  expect(topRows.slice(0, 2)).toEqual([
    { row: 1, text: 'Weekly order guide' },
    { row: 3, text: 'Old code, Item, Qty, U/M' },
  ])
})

test('a hidden column is noted, and a visible one is preferred for the mapping [IMPORT-1]', () => {
  const rows: KeptRow[] = [
    [1, 'Item Number', 'Item', 'Qty'],
    [2, '0000001', '0107763', '2'],
  ]
  const { notes, guess, columns } = describeTable(sheet(rows, { hiddenColumns: [0] }), 1)
  expect(notes).toEqual([{ code: 'hidden_columns', message: '1 column is hidden in the file.' }])
  expect([guess.itemCode, columns[0]?.isHidden, columns[1]?.isHidden]).toEqual([1, true, false])
})

test('a column of units is recognized even when some of them cannot be ordered [IMPORT-1]', () => {
  const { columns, guess } = describeTable(sheet(guide), 3)
  expect(columns.map(({ holdsUnits }) => holdsUnits)).toEqual([false, false, false, true])
  expect(guess).toEqual({ itemCode: 1, orderedCases: 2, orderedUnits: null, unit: 3 })
})
