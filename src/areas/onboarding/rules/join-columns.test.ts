import { expect, test } from 'vitest'
import type { ColumnSource } from '../onboarding-plan.ts'
import { withJoined, withPounds } from './join-columns.ts'

const fileOf = (columns: Readonly<Record<string, readonly string[]>>) => ({
  name: 'EXPORT.txt',
  columns: Object.entries(columns).map(([header, examples]) => ({ header, examples })),
})
const from = (name: string): ColumnSource => ({ from: name })

test('a ship-to that is counted within its customer is named after both [PLAT-3]', () => {
  const columns = { shipTo: from('SHIP-TO'), billTo: from('CUST NBR') }
  const joined = { ...columns, shipTo: { join: ['CUST NBR', 'SHIP-TO'], with: '-' } }
  const places = fileOf({ 'CUST NBR': ['C100', 'C100', 'C101'], 'SHIP-TO': ['001', '002', '001'] })
  for (const kind of ['ship-tos', 'route-days', 'orders'] as const)
    expect(withJoined(kind, places, columns)).toEqual(joined)
  const own = fileOf({ 'CUST NBR': ['C100', 'C100', 'C101'], 'SHIP-TO': ['7', '8', '9'] })
  expect(withJoined('ship-tos', own, columns)).toEqual(columns)
})

test('a pack and its size are the pack size of an item [PLAT-3]', () => {
  const items = fileOf({ PACK: ['6'], SIZE: ['#10'] })
  expect(withJoined('items', items, {})).toEqual({ packSizeDescription: { join: ['PACK', 'SIZE'], with: '/' } })
  expect(withJoined('items', fileOf({ PACK: ['6/#10'] }), {})).toEqual({})
})

test('one column of prices beside a catch weight flag is by the pound for those that say yes [PLAT-3, ITEM-8]', () => {
  const items = fileOf({ 'CW FLAG': ['N', 'Y'], 'LIST PRICE': ['20.00', '7.95'] })
  expect(withPounds('prices', items, { casePrice: from('LIST PRICE') })).toEqual({
    casePrice: { from: 'LIST PRICE', where: { column: 'CW FLAG', is: 'no' } },
    perPound: { from: 'LIST PRICE', where: { column: 'CW FLAG', is: 'yes' } },
  })
  const both = { casePrice: from('LIST PRICE'), perPound: from('PRICE LB') }
  expect(withPounds('prices', items, both)).toEqual(both)
  expect(withPounds('items', items, { casePrice: from('LIST PRICE') })).toEqual({ casePrice: from('LIST PRICE') })
})
