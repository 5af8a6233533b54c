import { expect, test } from 'vitest'
import { fileFacts } from './file-facts.ts'

const file = {
  importId: '0198aaaa-0000-7000-8000-000000000001',
  fileName: 'week 12.csv',
  format: 'csv' as const,
  encoding: 'windows-1252' as const,
  separator: ';' as const,
  sheets: [],
  sheet: 0,
  headerRow: 1,
  topRows: [],
  rowCount: 1240,
  hiddenRows: 0,
  columns: [{ index: 0, header: 'Item', examples: [], isHidden: false, holdsUnits: false }],
  guess: { itemCode: 0, orderedCases: null, orderedUnits: null, unit: null },
  firstRows: [],
  notes: [],
  expiresAt: '2026-11-21T09:00:00Z',
}

test('a chosen file shows how it was parsed [IMPORT-1]', () => {
  expect(fileFacts(file)).toBe('1,240 rows, 1 column, semicolon-separated, windows-1252')
  expect(fileFacts({ ...file, rowCount: 1, format: 'xlsx', encoding: null, separator: null })).toBe(
    '1 row, 1 column, Excel workbook',
  )
})
