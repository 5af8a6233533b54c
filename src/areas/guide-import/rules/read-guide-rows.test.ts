import { expect, test } from 'vitest'
import { readGuideRows } from './read-guide-rows.ts'

const mapping = {
  itemNumber: 0,
  caseParValue: 1,
  eachParValue: 2,
  reorderPointPct: 3,
  customerDescription: null,
  customerItemNumber: null,
  category: null,
  location: 4,
}
const choices = { withHiddenRows: false }
const read = (...cells: string[]) =>
  readGuideRows({ rows: [[2, ...cells]], hiddenRows: [] }, 1, mapping, choices)[0] ?? null
const reasonOf = (...cells: string[]) => read(...cells)?.refusal?.message ?? null

test('a row has what its mapped cells say: a padded number, pars, a percentage, null for an empty cell [GUIDE-1]', () => {
  expect(read('107763', '4', '', '25 %', 'Cooler')).toMatchObject({
    row: 2,
    itemNumber: '0107763',
    customKey: '',
    shelf: { caseParValue: 4, eachParValue: null, reorderPointPct: 25, location: 'Cooler' },
    refusal: null,
  })
  expect(Object.keys(read('107763', '4')!.shelf)).not.toContain('category')
  expect(read('custom:H-1', '', '0')).toMatchObject({ itemNumber: '', customKey: 'H-1', shelf: { eachParValue: 0 } })
})

test.each([
  [['', '4'], 'Item number is missing'],
  [['salt & pepper', '4'], 'Item not found'],
  [['107763', '-1'], 'Case par must be a whole number from 0 to 9999'],
  [['107763', '6 ea'], 'Case par must be a whole number from 0 to 9999'],
  [['107763', '', '1e9'], 'Each par must be a whole number from 0 to 9999'],
  [['107763', '', '', '101'], 'Reorder point must be a whole number of percent from 0 to 100'],
  [['107763', '', '', '', 'x'.repeat(61)], 'Location cannot be more than 60 characters'],
])('the row %j is refused: %s [GUIDE-1]', (cells, message) => {
  expect(reasonOf(...cells)).toBe(message)
})

test('blank rows, headings, totals, hidden rows and a repeated header are no lines [GUIDE-1]', () => {
  const rows = [
    [1, 'Item', 'Par', 'Each', 'Reorder', 'Shelf'],
    [2, 'Dairy'],
    [3, '107763', '1'],
    [4, 'Item', 'Par', 'Each', 'Reorder', 'Shelf'],
    [5, 'Total', '1'],
    [6, '107764', '1'],
  ] as const
  const found = readGuideRows({ rows: [...rows], hiddenRows: [6] }, 1, mapping, choices)
  expect(found.map(({ row }) => row)).toEqual([3])
  const all = readGuideRows({ rows: [...rows], hiddenRows: [6] }, 1, mapping, { withHiddenRows: true })
  expect(all.map(({ row }) => row)).toEqual([3, 6])
})
