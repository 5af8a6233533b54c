import { expect, test } from 'vitest'
import { sellingUnits } from './selling-units.ts'

const item = { eachesPerCase: 12, eachOnly: false }
const layer = { name: 'Layer', cases: 8, eaches: null }
const pallet = { name: 'PL', cases: null, eaches: 480 }

test('units are numbers of cases, the smallest first, also where they are counted in eaches [PLAT-3, ITEM-7]', () => {
  expect(sellingUnits([pallet, layer], item)).toEqual([
    { name: 'Layer', cases: 8 },
    { name: 'PL', cases: 40 },
  ])
})

test('the case itself, what is no whole number of cases and more than can be ordered are none [PLAT-3, ITEM-7]', () => {
  const rows = [
    { name: 'Case', cases: 1, eaches: null },
    { name: 'Inner', cases: null, eaches: 6 },
    { name: 'Ship', cases: 10_000, eaches: null },
  ]
  expect(sellingUnits(rows, item)).toEqual([])
})

test('what is sold by the each alone has none [ITEM-7]', () => {
  expect(sellingUnits([layer], { ...item, eachOnly: true })).toEqual([])
})
