import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { getItem } from '#areas/shop/shop.endpoints.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const api = await startApi()
const buyer = await api.as('buyer')

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const importUnits = (...lines: string[]) =>
  importBytes(
    api.db,
    importKinds['selling-units'],
    bytesOf(['division,itemNumber,unit,cases,eaches', ...lines, ''].join('\n')),
    { format: 'csv' },
  )

test('a pallet and a layer are numbers of cases; an inner pack is refused by its row [PLAT-3, ITEM-7]', async () => {
  const rows = ['NLV,1001,Pallet,,320', 'NLV,1001,Layer,8,', 'NLV,1001,CS,1,', 'NLV,1001,Inner,,4', 'NLV,1001,Half,,']
  const report = await importUnits(...rows)
  expect(report).toMatchObject({ added: 3, refused: 2 })
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [5, 'eaches'],
    [6, 'cases'],
  ])
  expect(await importUnits(...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  const { sellingUnits } = await buyer.ask(getItem, { params: { ...shipTos.own, itemNumber: items.flour } })
  expect(sellingUnits).toEqual([
    { name: 'Layer', cases: 8 },
    { name: 'Pallet', cases: 40 },
  ])
})
