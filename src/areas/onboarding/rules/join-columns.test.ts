import { expect, test } from 'vitest'
import type { ColumnSource } from '../onboarding-plan.ts'
import { withJoined } from './join-columns.ts'

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
  const split = { isBrokenCase: from('SPLIT') }
  const eachesIn = (...PACK: string[]) =>
    withJoined('items', fileOf({ PACK, SIZE: PACK, SPLIT: PACK.map(() => 'Y') }), split)['eachesPerCase']
  expect(eachesIn('12', '')).toEqual({ from: 'PACK', where: { column: 'SPLIT', is: 'yes' } })
  expect(eachesIn('12', '6 PK')).toBeUndefined()
})
