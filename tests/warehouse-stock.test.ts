import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { analyseCart } from '#areas/checkout/analysis.endpoints.ts'
import { getItem, searchShop } from '#areas/shop/shop.endpoints.ts'
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

/** The ship-tos of the buyer are served by these warehouses; '' is all of them. */
async function serveFrom(own: string, sibling: string): Promise<void> {
  const rows = [`NLV,101,${own}`, `NLV,102,${sibling}`]
  const text = ['division,shipTo,warehouse', ...rows, ''].join('\n')
  const report = await importBytes(api.db, importKinds['ship-tos'], bytesOf(text), { format: 'csv' })
  expect(report).toMatchObject({ refused: 0 })
}
const statusAt = async (place: { division: string; shipTo: string }) =>
  (await buyer.ask(getItem, { params: { ...place, itemNumber: items.outOfStock } })).item.stockStatus
const foundAt = async (place: { division: string; shipTo: string }) => {
  const query = { keyword: 'sugar', inStock: 'true' } as never
  return (await buyer.ask(searchShop, { params: place, query })).items.map(({ itemNumber }) => itemNumber)
}

/** How many cases a cart with three of the item says there are, and whether it warns. */
async function cartSays(place: { division: string; shipTo: string }) {
  const { cart } = await buyer.ask(createCart, { params: place, body: { cart: {} } })
  const params = { ...place, cartId: cart.id }
  await buyer.ask(addToCart, { params: { ...params, itemNumber: items.outOfStock }, body: { orderedCases: 3 } })
  const { items: lines, itemsLowOrOutOfStock } = await buyer.ask(analyseCart, { params })
  return [lines[0]?.inventoryInfo?.availableCases ?? null, itemsLowOrOutOfStock.length > 0]
}

test('a ship-to that is served by a warehouse is sold from its stock, in its pages, cart and in-stock filter [PLAT-3, ITEM-9, ITEM-1]', async () => {
  await importStock('NLV,1010,North,0,5,', 'NLV,1010,South,12,4,')
  await serveFrom('North', 'South')
  expect([await statusAt(shipTos.own), await statusAt(shipTos.sibling)]).toEqual(['out of stock', 'in stock'])
  await expect
    .poll(async () => [await foundAt(shipTos.own), await foundAt(shipTos.sibling)])
    .toEqual([[], [items.outOfStock]])
  expect([await cartSays(shipTos.own), (await cartSays(shipTos.sibling))[1]]).toEqual([[0, true], false])
  // The other warehouse runs out, and the first has it again.
  await importStock('NLV,1010,North,3,5,', 'NLV,1010,South,0,4,')
  expect([await statusAt(shipTos.own), await statusAt(shipTos.sibling)]).toEqual(['low stock', 'out of stock'])
  await expect
    .poll(async () => [await foundAt(shipTos.own), await foundAt(shipTos.sibling)])
    .toEqual([[items.outOfStock], []])
  await serveFrom('', '')
  expect([await statusAt(shipTos.own), await statusAt(shipTos.sibling)]).toEqual(['in stock', 'in stock'])
})

test('an item whose stock does not come by warehouse is in stock for everybody; one that a warehouse never had is not there [PLAT-3, ITEM-9]', async () => {
  await serveFrom('Elsewhere', '')
  expect(await statusAt(shipTos.own)).toBe('out of stock')
  const flour = { params: { ...shipTos.own, itemNumber: items.flour } }
  expect((await buyer.ask(getItem, flour)).item.stockStatus).toBe('in stock')
  const query = { keyword: 'flour', inStock: 'true' } as never
  await expect
    .poll(async () => (await buyer.ask(searchShop, { params: shipTos.own, query })).items.length)
    .toBeGreaterThan(0)
})
