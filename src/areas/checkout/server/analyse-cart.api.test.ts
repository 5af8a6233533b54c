import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCart, updateCartDetails } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { analyseCart } from '../analysis.endpoints.ts'
import { placeOrder } from '../checkout.endpoints.ts'

const api = await startApi()
const [buyer, dsr, stranger, otherDsr] = await Promise.all([
  api.as('buyer'),
  api.as('dsr'),
  api.as('stranger'),
  api.as('otherDsr'),
])
const own = shipTos.own

const reset = [
  'delete from item_alternates',
  `update items set erp_status = 'active', cost_cents = 1500 where item_number = '${items.flour}'`,
  'update ship_tos set block_switch_save = false',
  'update divisions set order_threshold_cents = 1000000',
]
beforeEach(async () => {
  for (const statement of reset) await api.db.run(statement)
})
afterEach(async () => {
  for (const statement of reset) await api.db.run(statement)
})

const alternate = (from: string, to: string, rank = 1) =>
  api.db.run(`insert into item_alternates (division, item_number, alternate_number, rank) values ('NLV', $1, $2, $3)`, [
    from,
    to,
    rank,
  ])

async function cartOf(lines: readonly (readonly [string, number, number])[], soType?: 'willCall') {
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { ...(soType && { soType }) } } })
  const params = { ...own, cartId: cart.id }
  for (const [itemNumber, orderedCases, orderedUnits] of lines)
    await buyer.ask(addToCart, { params: { ...params, itemNumber }, body: { orderedCases, orderedUnits } })
  return params
}
const flourCart = () => cartOf([[items.flour, 2, 0]])
const kinds = (alerts: readonly { kind: string }[]) => alerts.map(({ kind }) => kind)

test('a cart in good order has neither alerts nor suggestions [CHECK-2]', async () => {
  const analysis = await buyer.ask(analyseCart, { params: await flourCart() })
  expect(analysis).toEqual({
    cartVersion: 2,
    alerts: [],
    suggestions: [],
    itemsLowOrOutOfStock: [],
    deliveryDates: [{ deliveryDate: '2026-03-03', itemNumbers: [items.flour] }],
    switchAndSaveItems: [],
    itemsBlockedForShipTo: [],
    maxSwitchAndSavePercent: null,
    items: [],
  })
})

test('an item sold below cost is returned to staff with its cost, and no customer receives either [CHECK-3]', async () => {
  const params = await flourCart()
  await api.db.run(`update items set cost_cents = 2345 where item_number = '${items.flour}'`)
  const forStaff = await dsr.ask(analyseCart, { params })
  expect(forStaff.alerts).toEqual([
    { kind: 'items-below-cost', message: '1 item below cost price', blocks: false, itemNumbers: [items.flour] },
  ])
  expect(forStaff.itemsBelowCost).toEqual([items.flour])
  expect(forStaff.items[0]?.belowCost).toEqual({ casePrice: 2000, eachPrice: 250, caseCost: 2345, eachCost: 293 })
  const forBuyer = JSON.stringify(await buyer.ask(analyseCart, { params }))
  expect(forBuyer).not.toMatch(/cost|2345|293/i)
})

test('a value over the threshold and an off-route date are returned to staff only [CHECK-3]', async () => {
  const params = await flourCart()
  await api.db.run('update divisions set order_threshold_cents = 3999')
  await dsr.ask(updateCartDetails, { params, body: { deliveryDate: '2026-03-07' } })
  expect(kinds((await dsr.ask(analyseCart, { params })).alerts)).toEqual([
    'delivery-date-outside-allowed-range',
    'exceeding-threshold',
  ])
  expect((await buyer.ask(analyseCart, { params })).alerts).toEqual([])
})

test('a short item is listed with its stock, the next arrival and its alternates [CHECK-2]', async () => {
  const params = await cartOf([[items.outOfStock, 3, 0]])
  await api.db.run(`update item_stock set next_arrival_on = '2026-03-05' where item_number = '${items.outOfStock}'`)
  await alternate(items.outOfStock, items.flour)
  const analysis = await buyer.ask(analyseCart, { params })
  expect(analysis.alerts).toMatchObject([{ kind: 'inventory-warning', message: '1 item has insufficient stock' }])
  expect(analysis.itemsLowOrOutOfStock).toEqual([items.outOfStock])
  expect(analysis.items).toMatchObject([
    {
      itemNumber: items.outOfStock,
      inventoryInfo: { status: 'out of stock', availableCases: 0, nextArrivalOn: '2026-03-05' },
      blockedForShipTo: null,
      mayRemove: true,
      alternates: [{ itemInfo: { itemNumber: items.flour }, orderedCases: 3, lineTotal: 6000, saving: -2400 }],
    },
  ])
})

test('an item that can no longer be ordered is blocked in the words of the review, and placing refuses it [CHECK-3]', async () => {
  const params = await cartOf([
    [items.flour, 1, 0],
    [items.oil, 1, 0],
  ])
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = '${items.flour}'`)
  await alternate(items.flour, items.chicken, 2)
  await alternate(items.flour, items.oil, 1)
  const analysis = await buyer.ask(analyseCart, { params })
  expect(analysis.alerts).toEqual([
    {
      kind: 'item-blocked-for-ship-to',
      message: '1 item not in catalog for this ship to',
      blocks: true,
      itemNumbers: [items.flour],
    },
  ])
  const [item] = analysis.items
  expect(item).toMatchObject({ itemNumber: items.flour, blockedForShipTo: 'Discontinued Item' })
  expect(item!.alternates.map((offer) => offer.itemInfo.itemNumber)).toEqual([items.oil, items.chicken])
  const placed = await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3 })
  expect(placed).toMatchObject({ status: 422, body: { code: 'lines_need_attention' } })
})

test('a cheaper alternate is suggested with the maximum percent saving, unless the ship-to wants none [CHECK-3]', async () => {
  const params = await cartOf([[items.flour, 2, 0]])
  await alternate(items.flour, items.outOfStock)
  await api.db.run(`update item_stock set on_hand_cases = 50 where item_number = '${items.outOfStock}'`)
  const analysis = await buyer.ask(analyseCart, { params })
  expect(analysis).toMatchObject({
    suggestions: [{ kind: 'switch-save', message: 'Switch and save up to 40%', itemNumbers: [items.flour] }],
    switchAndSaveItems: [items.flour],
    maxSwitchAndSavePercent: 40,
    items: [
      {
        itemNumber: items.flour,
        switchSaveItemInfo: {
          itemInfo: { itemNumber: items.outOfStock },
          orderedCases: 2,
          lineTotal: 2400,
          saving: 1600,
          savingPercent: 40,
        },
        alternates: [],
      },
    ],
  })
  await api.db.run(`update ship_tos set block_switch_save = true where number = '${own.shipTo}'`)
  const blocked = await buyer.ask(analyseCart, { params })
  expect(blocked).toMatchObject({ suggestions: [], switchAndSaveItems: [], maxSwitchAndSavePercent: null, items: [] })
  await api.db.run(`update item_stock set on_hand_cases = 0 where item_number = '${items.outOfStock}'`)
})

test('what is proprietary to others or reserved for them is never offered, nor named [CHECK-2]', async () => {
  const params = await cartOf([[items.outOfStock, 1, 0]])
  await alternate(items.outOfStock, items.reserved)
  const analysis = await buyer.ask(analyseCart, { params })
  expect(JSON.stringify(analysis)).not.toContain(items.reserved)
})

test('drop-ship items that come on a day of their own are an alert [CHECK-3]', async () => {
  const params = await cartOf([
    [items.flour, 1, 0],
    [items.oysters, 1, 0],
  ])
  const analysis = await buyer.ask(analyseCart, { params })
  expect(analysis.alerts).toMatchObject([
    { kind: 'multiple-delivery-dates', message: 'Order has multiple delivery dates', itemNumbers: [items.oysters] },
  ])
  expect(analysis.deliveryDates).toHaveLength(2)
})

test("in a will-call cart 'Remove' is offered for drop-ship and just-in-time items only [CHECK-3]", async () => {
  const params = await cartOf([[items.outOfStock, 1, 0]], 'willCall')
  await api.db.run(
    `insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, position, added_by, changed_by)
     select id, '${items.oysters}', division, ship_to, 1, 9, created_by, created_by from carts where id = $1`,
    [params.cartId],
  )
  const { items: found } = await buyer.ask(analyseCart, { params })
  expect(found.map(({ itemNumber, mayRemove }) => [itemNumber, mayRemove])).toEqual([
    [items.outOfStock, false],
    [items.oysters, true],
  ])
})

test('a cart of others, a hidden one and a missing one have no analysis [CHECK-2]', async () => {
  const params = await flourCart()
  for (const who of [stranger, otherDsr]) expect((await who.call(analyseCart, { params })).status).toBe(404)
  await api.db.run('update carts set is_visible_to_customer = false where id = $1', [params.cartId])
  expect((await buyer.call(analyseCart, { params })).status).toBe(404)
  expect((await dsr.call(analyseCart, { params })).status).toBe(200)
})
