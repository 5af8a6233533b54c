import { expect, test } from 'vitest'
import { noteListPrices, ofRest } from './list-prices.ts'

const price = (line: number, cells: Record<string, string>) => ({ line, cells: { division: 'RNO', ...cells } })

test('list prices beside items count where no file of prices has one [PLAT-3, ITEM-8]', async () => {
  const files = [
    price(2, { itemNumber: '7', casePrice: '12.50' }),
    price(3, { itemNumber: '8', casePrice: '9.00', priceClass: 'A' }),
    price(4, { itemNumber: '9', casePrice: '3.00', billTo: '1' }),
    price(5, { itemNumber: '10', casePrice: '4.00', priceClass: '' }),
    { line: 6, reason: 'The row has 3 cells instead of 4' },
  ]
  const priced = new Set<string>()
  const passed: unknown[] = []
  for await (const row of noteListPrices({ columns: undefined, rows: files }, priced).rows) passed.push(row)
  expect(passed).toEqual(files)
  const beside = ['0000007', '8', '9', '0000010', '11'].map((itemNumber, at) => price(at + 2, { itemNumber }))
  const kept: unknown[] = []
  for await (const row of ofRest({ columns: undefined, rows: beside }, priced).rows)
    kept.push('cells' in row ? row.cells['itemNumber'] : row.reason)
  expect(kept).toEqual(['8', '9', '11'])
})
