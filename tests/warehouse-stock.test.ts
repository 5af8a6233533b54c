import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { getItem } from '#areas/shop/shop.endpoints.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const params = { ...shipTos.own, itemNumber: items.outOfStock }

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const importStock = (...lines: string[]) =>
  importBytes(
    api.db,
    importKinds['warehouse-stock'],
    bytesOf(['division,itemNumber,warehouse,onHandCases,lowBelowCases,nextArrivalOn', ...lines, ''].join('\n')),
    { format: 'csv' },
  )
const stock = () =>
  api.db.row(
    `select on_hand_cases as cases, low_below_cases as low, next_arrival_on::text as arrival from item_stock
     where item_number = $1`,
    [items.outOfStock],
  )

test('the stock of an item is the sum of its warehouses, which staff see and customers do not [PLAT-3, ITEM-9]', async () => {
  const rows = ['NLV,1010,North,30,5,2026-03-20', 'NLV,1010,Södra lagret,12,4,2026-03-10']
  expect(await importStock(...rows)).toMatchObject({ added: 2, refused: 0 })
  expect(await stock()).toEqual({ cases: 42, low: 9, arrival: '2026-03-10' })
  expect(await importStock(...rows)).toMatchObject({ unchanged: 2, changed: 0 })
  // A file of one of them leaves the others.
  await importStock('NLV,1010,North,0,5,')
  expect(await stock()).toEqual({ cases: 12, low: 9, arrival: '2026-03-10' })
  const seen = await dsr.ask(getItem, { params })
  expect(seen.item.staffDetails?.warehouses).toEqual([
    { name: 'North', onHandCases: 0 },
    { name: 'Södra lagret', onHandCases: 12 },
  ])
  expect(seen.item.stockStatus).toBe('in stock')
  expect(JSON.stringify(await buyer.ask(getItem, { params }))).not.toMatch(/Södra|North|warehouse/)
})
