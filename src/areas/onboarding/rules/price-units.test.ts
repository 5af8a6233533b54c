import { expect, test } from 'vitest'
import type { ColumnSource } from '../onboarding-plan.ts'
import { withEaches, withPounds, withPoundsOfItems } from './price-units.ts'

const fileOf = (columns: Readonly<Record<string, readonly string[]>>) => ({
  name: 'EXPORT.txt',
  columns: Object.entries(columns).map(([header, examples]) => ({ header, examples })),
})
const from = (name: string): ColumnSource => ({ from: name })

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

test('a price in a unit of weight is by the pound, whoever is flagged; a price of the case never is [PLAT-3, ITEM-8]', () => {
  const ofUnit = (is: 'weight' | 'no weight') => ({ from: 'PRICE', where: { column: 'UOM', is } })
  const weighed = fileOf({ UOM: ['CS', 'LB'], PRICE: ['20.00', '7.95'], CW: ['N', 'Y'] })
  const byUnit = { casePrice: ofUnit('no weight'), perPound: ofUnit('weight') }
  expect(withPounds('prices', weighed, { casePrice: from('PRICE') })).toEqual(byUnit)
  // Without a flag a weight may follow the first rows.
  expect(withPounds('prices', fileOf({ UOM: ['CS'], PRICE: ['20.00'] }), { casePrice: from('PRICE') })).toEqual(byUnit)
  const sold = fileOf({ UOM: ['CS'], PRICE: ['20.00'], CW: ['Y'] })
  expect(withPounds('prices', sold, { casePrice: from('PRICE') })['perPound']).toMatchObject({
    where: { column: 'CW' },
  })
  const ofCase = { casePrice: from('CS_PRC') }
  expect(withPounds('prices', fileOf({ CS_PRC: ['20.00'], CW: ['Y'] }), ofCase)).toEqual(ofCase)
})

test('where rows are in cases and in eaches, prices and quantities are of their unit [PLAT-3, ITEM-8]', () => {
  const units = (...UM: string[]) => fileOf({ UM, PRICE: UM.map(() => '20.00'), QTY: UM.map(() => '3') })
  const of = (name: string, is: string) => ({ from: name, where: { column: 'UM', is } })
  const price = withPounds('prices', units('CS', 'EA', 'LB'), { casePrice: from('PRICE') })
  expect(withEaches('prices', units('CS', 'EA', 'LB'), price)).toEqual({
    casePrice: of('PRICE', 'case'),
    eachPrice: of('PRICE', 'each'),
    perPound: of('PRICE', 'weight'),
  })
  const line = { shippedCases: from('QTY'), casePrice: from('PRICE') }
  expect(withEaches('invoices', units('CS', 'EA'), line)).toEqual({
    shippedCases: of('QTY', 'no each'),
    shippedUnits: of('QTY', 'each'),
    casePrice: of('PRICE', 'case'),
    eachPrice: of('PRICE', 'each'),
  })
  // A unit of prices counts nothing, and goes before that of the sale.
  const priced = fileOf({ UM: ['CS', 'CS'], 'PRC UM': ['CS', 'EA'], PRICE: ['20.00', '2.00'], QTY: ['3', '3'] })
  const ofPrice = { ...of('PRICE', 'each'), where: { column: 'PRC UM', is: 'each' } }
  expect(withEaches('invoices', priced, line)).toMatchObject({ shippedCases: of('QTY', 'no each'), eachPrice: ofPrice })
  const only = fileOf({ 'PRC UM': ['CS', 'EA'], PRICE: ['20.00', '2.00'], QTY: ['3', '3'] })
  expect(withEaches('invoices', only, line)['shippedCases']).toEqual(from('QTY'))
  // Such a system sells what it calls an each.
  expect(withEaches('invoices', units('EA', 'LB'), line)).toEqual(line)
  const both = { ...line, shippedUnits: from('EACHES'), eachPrice: from('EA_PRC') }
  expect(withEaches('invoices', units('CS', 'EA'), both)).toEqual(both)
})

test('where only the item file flags catch weight, a price asks the item what it is of [PLAT-3, ITEM-8]', () => {
  const of = (is: 'yes' | 'no') => ({ where: { item: 'catch weight', is } })
  const columnsOf = (kind: 'prices' | 'orders' | 'items', header: string) =>
    withPoundsOfItems({ kind, columns: { casePrice: { from: header, roundTo: 'cents' } } }).columns
  expect(columnsOf('prices', 'NET_PRC')).toEqual({
    casePrice: { from: 'NET_PRC', roundTo: 'cents', ...of('no') },
    perPound: { from: 'NET_PRC', ...of('yes') },
  })
  expect(columnsOf('orders', 'UNIT_PRC')).toEqual({ casePrice: { from: 'UNIT_PRC', roundTo: 'cents', ...of('no') } })
  expect(columnsOf('prices', 'CS_PRC')).toEqual({ casePrice: { from: 'CS_PRC', roundTo: 'cents' } })
  expect(columnsOf('items', 'PRICE')).toEqual({ casePrice: { from: 'PRICE', roundTo: 'cents' } })
})
