import { expect, test } from 'vitest'
import { neutralizeCell } from '#kit/csv.ts'
import { cleanCell } from './clean-cell.ts'

test.each([
  ['  1001 ', '1001'],
  ['="0001001"', '0001001'],
  ["'0001001", "'0001001"],
  ['=1+1', '=1+1'],
  ['\u00a01001\u00a0', '1001'],
])('the cell %j reads %j [IMPORT-1]', (raw, cell) => {
  expect(cleanCell(raw)).toBe(cell)
})

test('a cell escaped in our errors file is read as the original [IMPORT-2]', () => {
  for (const cell of ['=cmd|x', '+1', '@a', '-a', "'=a"]) expect(cleanCell(neutralizeCell(cell))).toBe(cell)
})

test('a cell is cut far beyond the length of anything that could be ordered [IMPORT-1]', () => {
  expect(cleanCell('x'.repeat(1_000_000))).toHaveLength(300)
})
