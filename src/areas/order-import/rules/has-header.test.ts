import { expect, test } from 'vitest'
import { hasHeader } from './has-header.ts'

test.each([
  [['Item Number', 'Qty'], true],
  [['Article', 'Pieces'], true],
  [['Item #', '2026'], true],
  [['0001001', '2'], false],
  [['FLOUR', '1001', '2'], false],
  [[], true],
])('the first row %j is a header: %s [IMPORT-1]', (cells, expected) => {
  expect(hasHeader(cells)).toBe(expected)
})
