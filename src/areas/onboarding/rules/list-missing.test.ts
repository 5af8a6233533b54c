import { expect, test } from 'vitest'
import { expectedReadiness, listMissing } from './list-missing.ts'

const full = {
  divisions: 1,
  items: 10,
  unpricedItems: 0,
  shipTos: 4,
  unroutedShipTos: 0,
  buyers: 2,
  admins: 1,
  canOrder: true,
}
const firstWords = (lines: readonly string[]) => lines.map((line) => line.split(':')[0])

test('what a first order still needs is named, with the way to bring it [PLAT-3]', () => {
  expect(listMissing(full)).toEqual({ first: [], later: [] })
  const nothing = { divisions: 0, items: 0, unpricedItems: 0, shipTos: 0, unroutedShipTos: 0, buyers: 0, admins: 0 }
  expect(firstWords(listMissing({ ...nothing, canOrder: false }).first)).toEqual([
    'Divisions',
    'Items',
    'Customers',
    'A user who orders',
    'A portal admin',
  ])
  const bare = { ...full, unpricedItems: 10, unroutedShipTos: 4, canOrder: false }
  expect(firstWords(listMissing(bare).first)).toEqual(['Prices', 'Route days'])
})

test('before anything is imported, what the files bring is not missing [PLAT-3]', () => {
  const nothing = { divisions: 0, items: 0, unpricedItems: 0, shipTos: 0, unroutedShipTos: 0, buyers: 0, admins: 0 }
  const missing = (...kinds: string[]) =>
    firstWords(listMissing(expectedReadiness({ ...nothing, canOrder: false }, new Set(kinds), 1)).first)
  expect(missing('items', 'prices', 'ship-tos', 'route-days', 'users')).toEqual(['A portal admin'])
  expect(missing('items', 'ship-tos')).toEqual(['Prices', 'Route days', 'A user who orders', 'A portal admin'])
  expect(missing()).toEqual(['Items', 'Customers', 'A user who orders', 'A portal admin'])
})

test('a few items without a price, or ship-tos without route days, do not hold the first order [PLAT-3]', () => {
  const { first, later } = listMissing({ ...full, unpricedItems: 1, unroutedShipTos: 3 })
  expect(first).toEqual([])
  expect(later).toEqual([
    '1 item of 10 cannot be ordered: without a price.',
    '3 ship-tos of 4 cannot order: without route days.',
  ])
  expect(listMissing({ ...full, canOrder: false }).first).toEqual([
    'No user has a ship-to with both route days and an item with a price.',
  ])
})
