import { expect, test } from 'vitest'
import { spreadCustomers } from './spread-customers.ts'

const places = new Map([
  ['RNO/BAR000', ['BAR000-1', 'BAR000-2']],
  ['RNO/0000007', ['0000007', '0000008']],
  ['NLV/BAR000', ['BAR000-9']],
])

test('a row of a customer is one of each of its ship-tos, unless one has its number [PLAT-3]', async () => {
  async function* given() {
    yield* ['BAR000', '7', 'BAR000-2', 'NOBODY', ''].map((shipTo, index) => ({
      line: index + 2,
      cells: { division: 'RNO', shipTo, days: 'Mon' },
    }))
  }
  const { rows } = spreadCustomers({ columns: ['division', 'shipTo', 'days'], rows: given() }, places)
  const spread: string[] = []
  for await (const row of rows) if ('cells' in row) spread.push(`${row.line} ${String(row.cells['shipTo'])}`)
  expect(spread).toEqual(['2 BAR000-1', '2 BAR000-2', '3 7', '4 BAR000-2', '5 NOBODY', '6 '])
})
