import { expect, test } from 'vitest'
import { notePlaces, spreadCustomers } from './spread-customers.ts'

const places = new Map([
  ['RNO/BAR000', ['BAR000-1', 'BAR000-2']],
  ['RNO/0000007', ['0000007', '0000008']],
  ['NLV/BAR000', ['BAR000-9']],
])

async function* rowsOf(...customers: string[]) {
  yield* customers.map((shipTo, index) => ({ line: index + 2, cells: { division: 'RNO', shipTo, days: 'Mon' } }))
}

test('a row of a customer is one of each of its ship-tos, unless one has its number [PLAT-3]', async () => {
  const given = { columns: ['division', 'shipTo', 'days'], rows: rowsOf('BAR000', '7', 'BAR000-2', 'NOBODY', '') }
  const { rows } = spreadCustomers(given, places)
  const spread: string[] = []
  for await (const row of rows) if ('cells' in row) spread.push(`${row.line} ${String(row.cells['shipTo'])}`)
  expect(spread).toEqual(['2 BAR000-1', '2 BAR000-2', '3 7', '4 BAR000-2', '5 NOBODY', '6 '])
})

test('facts of a customer are those of all its ship-tos, and are refused where it has none [PLAT-3]', async () => {
  const { rows } = spreadCustomers({ columns: ['shipTo'], rows: rowsOf('7', 'NOBODY') }, places, {
    isOfCustomers: true,
  })
  const spread: string[] = []
  for await (const row of rows) spread.push('cells' in row ? String(row.cells['shipTo']) : row.reason)
  expect(spread).toEqual(['0000007', '0000008', 'No other file has a ship-to of NOBODY'])
})

test('ship-tos of files are noted under their customer as their rows pass [PLAT-3]', async () => {
  const given = [
    { line: 2, cells: { division: 'RNO', shipTo: '7', billTo: '1' } },
    { line: 3, cells: { division: 'RNO', shipTo: 'BAR-2', billTo: '1' } },
    { line: 4, cells: { division: 'RNO', shipTo: 'no number', billTo: '1' } },
    { line: 5, reason: 'The row has 3 cells instead of 4' },
  ]
  const noted = new Map<string, string[]>()
  const passed: unknown[] = []
  const inactive = new Set<string>()
  for await (const row of notePlaces({ columns: undefined, rows: given }, noted, inactive).rows) passed.push(row)
  expect(passed).toEqual(given)
  inactive.add('RNO/0000001')
  for await (const row of notePlaces({ columns: undefined, rows: given }, new Map(), inactive).rows)
    if ('cells' in row) expect(row.cells['isActive']).toBe('no')
  expect([...noted]).toEqual([['RNO/0000001', ['0000007', 'BAR-2']]])
})
