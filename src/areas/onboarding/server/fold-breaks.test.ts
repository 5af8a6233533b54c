import { expect, test } from 'vitest'
import type { SourceRow } from '#areas/imports/server/public.ts'
import { foldBreaks, readBreaks } from './fold-breaks.ts'

const rowsOf = (...rows: [itemNumber: string, priceBreaks: string, casePrice: string][]): SourceRow[] =>
  rows.map(([itemNumber, priceBreaks, casePrice], index) => ({
    line: index + 2,
    cells: { itemNumber, priceBreaks, casePrice },
  }))

test('rows of further quantities are the breaks of the row of one, in any order; alone they are refused [PLAT-3, ITEM-8]', async () => {
  const rows = rowsOf(
    ['1', '25', '29.90'],
    ['1', '1', '33.00'],
    ['1', '10', '31.50'],
    ['2', '', '8.00'],
    ['5', '', '9.00'],
    ['5', '10', '8.50'],
    ['5', '10', '8.40'],
    ['3', '5', '7.00'],
    ['4', 'two', '7.00'],
  )
  const folded: SourceRow[] = []
  for await (const row of foldBreaks({ columns: undefined, rows }, await readBreaks(rows)).rows) folded.push(row)
  expect(folded).toEqual([
    { line: 3, cells: { itemNumber: '1', casePrice: '33.00', priceBreaks: '10=31.50|25=29.90' } },
    { line: 5, cells: { itemNumber: '2', casePrice: '8.00', priceBreaks: '' } },
    // Two prices of one quantity: the import refuses them.
    { line: 6, cells: { itemNumber: '5', casePrice: '9.00', priceBreaks: '10=8.50|10=8.40' } },
    { line: 9, reason: 'It is the price from 5 on, and none counts from one on' },
    { line: 10, reason: '“two” is no quantity' },
  ])
})
