import { expect, test } from 'vitest'
import { foldEaches, readEachPrices } from './fold-eaches.ts'

async function* rowsOf(rows: readonly Readonly<Record<string, string>>[]) {
  yield* rows.map((cells, index) => ({ line: index + 2, cells }))
}
const price = (itemNumber: string, casePrice: string, eachPrice: string, endsOn = '') => ({
  itemNumber,
  casePrice,
  eachPrice,
  endsOn,
})

test('a price of the each is that of the row with the case, wherever the two stand [PLAT-3, ITEM-8]', async () => {
  const given = [
    price('1', '', '2.90'),
    price('1', '33.00', ''),
    price('2', '20.00', ''),
    price('3', '', '4.00'),
    price('1', '', '3.10'),
    price('2', '', '1.80', '2026-12-31'),
  ]
  const found = await readEachPrices(rowsOf(given))
  const folded: unknown[] = []
  for await (const row of foldEaches({ columns: undefined, rows: rowsOf(given) }, found).rows) folded.push(row)
  expect(folded).toEqual([
    { line: 3, cells: price('1', '33.00', '2.90') },
    { line: 4, cells: price('2', '20.00', '') },
    { line: 5, cells: price('3', '', '4.00') },
    { line: 6, reason: 'Another row has the price of the each' },
    // Of other days: the import refuses it beside the case.
    { line: 7, cells: price('2', '', '1.80', '2026-12-31') },
  ])
})
