import { expect, test } from 'vitest'
import { createCart, getActiveCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { Services } from '#platform/services.ts'
import { leavePunchout, rebuildPunchoutCart } from '../punchout.endpoints.ts'
import { clearPunchoutCartsJob } from './clear-carts.job.ts'
import { buyerSystem, shipToElement, type Visit } from '../testing/buyer-system.ts'
import { openReturnPage } from '../testing/returned-message.ts'

const api = await startApi()
const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
const settings = { uomMapCase: 'CASE', uomMapEach: 'EACH', procurementSoftwareUrl: 'https://coupa.example/home' }
const system = await buyerSystem(api, 'buyer', { mapping, settings })
const at = shipToElement('W-1')
const line = (itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  itemNumber,
  orderedCases,
  orderedUnits,
})
const fill = async (
  visit: Visit,
  lines = [
    line(items.flour, 2, 3),
    line(items.oil, 1),
    line(items.chicken, 1),
    line(items.oysters, 1),
    line(items.bread, 1),
  ],
) =>
  (await visit.ask(createCart, { params: shipTos.own, body: { cart: { sharingMode: 'UNLOCK' }, items: lines } })).cart
const giveBack = (visit: Visit, cart: { id: string; version: number }, body = {}) =>
  visit.call(returnCart, { params: { ...shipTos.own, cartId: cart.id }, body }, { ifMatch: cart.version })

test('a cart goes back by the browser: units by the mapping, money exact, marks, codes, ship-to and cookie [PUNCH-3]', async () => {
  const visit = await system.visit(at)
  const cart = await fill(visit)
  const { findings } = await visit.ask(reviewCart, { params: { ...shipTos.own, cartId: cart.id } })
  expect(findings.filter(({ blocks }) => blocks)).toEqual([])
  expect((await giveBack(visit, cart, { expectedSubtotal: cart.totals.subtotal })).body).toMatchObject({
    returnPath: '/punchout/return',
  })
  const sent = await openReturnPage(api, visit.cookie)
  expect(sent).toMatchObject({
    status: 200,
    action: 'https://buyer.example/return?s=1&t=2',
    field: 'cxml-urlencoded',
    cookie: 'c-1',
    statusCode: undefined,
    shipTo: 'W-1',
  })
  const key = sent.lines[0]![1]!.slice(3)
  // Prices of the small distributor: flour 20.00 and 2.50, oil by contract, chicken 40 lb at
  // 2.4550.
  expect(sent.lines).toEqual([
    ['0001001', `CS:${key}`, '2', '20.00', 'CASE', '50221300', ''],
    ['0001001', `EA:${key}`, '3', '2.50', 'EACH', '50221300', ''],
    ['0001002', `CS:${key}`, '1', '30.00', 'CASE', expect.any(String), ''],
    ['0001003', `CS:${key}`, '1', '98.20', 'CASE', '50110000', 'CatchWeight'],
    ['0001005', `CS:${key}`, '1', '90.00', 'CASE', expect.any(String), 'DropShip'],
    ['0001006', `CS:${key}`, '1', '18.00', 'CASE', expect.any(String), 'JustInTime'],
  ])
  // 2 x 20.00 + 3 x 2.50 + 30.00 + 98.20 + 90.00 + 18.00
  expect(sent.total).toBe('283.70')
  // oxlint-disable-next-line no-control-regex -- URL-encoded documents are ASCII
  expect(sent.xml).toMatch(/^[\u0000-\u007f]+$/)
  expect(sent.xml).not.toContain('SharedSecret')
  expect(sent.policy).toContain('form-action https://buyer.example https://buyer.example https://coupa.example')
  expect(sent.policy).toContain("frame-ancestors 'self' https://buyer.example https://coupa.example")
})

test('it goes back once: the page, the call and the session are then over, the cart is kept as it is [PUNCH-4]', async () => {
  const visit = await system.visit(at)
  const cart = await fill(visit, [line(items.flour, 1)])
  const user = await api.as('buyer')
  const both = await Promise.all([giveBack(visit, cart), giveBack(visit, cart)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(
    codeOf(
      await visit.call(setLine, {
        params: { ...shipTos.own, cartId: cart.id, itemNumber: items.flour },
        body: { orderedCases: 5, orderedUnits: 0 },
      }),
    ),
  ).toBe('cart_of_punchout')
  const pages = await Promise.all([openReturnPage(api, visit.cookie), openReturnPage(api, visit.cookie)])
  expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await openReturnPage(api, visit.cookie)).lines).toEqual([])
  expect((await visit.call(getMe, {})).status).toBe(401)
  expect((await user.ask(listCarts, { params: shipTos.own })).carts.map(({ id }) => id)).not.toContain(cart.id)
  const { end } = await user.ask(getCartEnd, { params: { ...shipTos.own, cartId: cart.id } })
  expect(end).toMatchObject({ kind: 'returned', order: null })
  expect(await api.db.maybe('select 1 from orders where cart_id = $1', [cart.id])).toBeUndefined()
})

test('another version, another total and an empty cart are refused, and nothing is sent [PUNCH-4, security 20]', async () => {
  const visit = await system.visit(at)
  const cart = await fill(visit, [line(items.flour, 1)])
  expect(codeOf(await giveBack(visit, { ...cart, version: 7 }))).toBe('cart_changed')
  expect(codeOf(await giveBack(visit, cart, { expectedSubtotal: 1 }))).toBe('total_changed')
  await api.db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.flour])
  expect(codeOf(await giveBack(visit, cart))).toBe('lines_need_attention')
  await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.flour])
  expect((await openReturnPage(api, visit.cookie)).status).toBe(410)
  const user = await api.as('buyer')
  const call = { params: { ...shipTos.own, cartId: cart.id }, body: {} }
  expect(codeOf(await user.call(returnCart, call, { ifMatch: cart.version }))).toBe('punchout_only')
})

test('who leaves sends nothing but status 204, whatever is in the cart [PUNCH-3]', async () => {
  const visit = await system.visit(at)
  await fill(visit, [line(items.flour, 1)])
  await visit.ask(leavePunchout, {})
  expect(codeOf(await visit.call(leavePunchout, {}))).toBe('punchout_returned')
  expect(await openReturnPage(api, visit.cookie)).toMatchObject({ status: 200, statusCode: '204', lines: [] })
})

test('Ariba is sent base 64 of the whole document, other letters in it [PUNCH-3]', async () => {
  const ariba = await buyerSystem(api, 'buyer', { mapping, settings: { software: 'ariba' } })
  const visit = await ariba.visit(at)
  await api.db.run(`update items set description = 'Crème “fraîche”' where item_number = $1`, [items.oil])
  const cart = await fill(visit, [line(items.oil, 1)])
  await giveBack(visit, cart)
  const sent = await openReturnPage(api, visit.cookie)
  expect(sent.field).toBe('cxml-base64')
  expect(sent.xml).toContain('Crème “fraîche”')
})

const unitPrice = (price: string) =>
  `<ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice></ItemDetail>`
const itemOut = (part: string, quantity: number, aux: string) =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${part}</SupplierPartID>
   <SupplierPartAuxiliaryID> ${aux} </SupplierPartAuxiliaryID></ItemID></ItemOut>`

test('an edited cart is rebuilt by part and unit, and its lines keep their auxiliary ids [PUNCH-3]', async () => {
  const first = await system.visit(at)
  await giveBack(first, await fill(first, [line(items.flour, 2)]))
  const aux = (await openReturnPage(api, first.cookie)).lines[0]![1]!
  const lines =
    itemOut('1001', 4, aux) + itemOut('1001', 2, 'EA:unknown') + itemOut('1008', 1, 'CS') + itemOut('1007', 1, 'CS')
  const visit = await system.visit(at + lines, 'edit')
  expect(visit.location).toBe('/review-cart#punchout')
  const rebuild = () => visit.ask(rebuildPunchoutCart, { params: shipTos.own })
  const [rebuilt, again] = [await rebuild(), await rebuild()]
  expect(again).toEqual(rebuilt)
  expect(rebuilt.leftLines.map(({ partId, description }) => [partId, description !== ''])).toEqual([
    ['1008', true],
    ['1007', false],
  ])
  const { cart } = await visit.ask(getActiveCart, { params: shipTos.own })
  expect(cart!.items.map(({ orderedCases, orderedUnits }) => [orderedCases, orderedUnits])).toEqual([[4, 2]])
  const oil = { params: { ...shipTos.own, cartId: cart!.id, itemNumber: items.oil }, body: line(items.oil, 1) }
  const { cart: more } = await visit.ask(setLine, oil)
  await giveBack(visit, more!)
  expect((await openReturnPage(api, visit.cookie)).lines.map(([part, id]) => [part, id])).toEqual([
    ['0001001', aux],
    ['0001001', 'EA:unknown'],
    ['0001002', aux],
  ])
})

test('an edited cart names the prices that changed since it went back, or since the buyer’s system saw them [PUNCH-3]', async () => {
  const first = await system.visit(at)
  await giveBack(first, await fill(first, [{ itemNumber: items.flour, orderedCases: 2, orderedUnits: 1 }]))
  const [aux, each] = (await openReturnPage(api, first.cookie)).lines.map((sent) => sent[1]!)
  await api.db.run(`update item_prices set case_price_cents = 2150 where item_number = $1 and scope = 'L'`, [
    items.flour,
  ])
  const changesOf = async (lines: string) => {
    const visit = await system.visit(at + lines, 'edit')
    const rebuild = () => visit.ask(rebuildPunchoutCart, { params: shipTos.own })
    const [rebuilt, again] = [await rebuild(), await rebuild()]
    expect(again).toEqual(rebuilt)
    return rebuilt.changedPrices.map(({ partId, unit, before, now }) => [partId, unit, before, now])
  }
  const flour = itemOut('1001', 2, aux!) + itemOut('1001', 1, each!)
  expect(await changesOf(flour)).toEqual([['1001', 'case', 200_000, 2150]])
  const priced = flour.replace('</ItemOut>', unitPrice('21.5000') + '</ItemOut>')
  expect(await changesOf(priced)).toEqual([])
  expect(await changesOf(priced.replace('21.5000', '21.499'))).toEqual([['1001', 'case', 214_990, 2150]])
  expect(await changesOf(itemOut('1001', 2, 'CS:of-nobody'))).toEqual([])
  await api.db.run(`update item_prices set case_price_cents = 2000 where item_number = $1 and scope = 'L'`, [
    items.flour,
  ])
})

test('an inspected cart is rebuilt and shown, and only leaves [PUNCH-3]', async () => {
  const visit = await system.visit(at + itemOut('1001', 4, 'CS'), 'inspect')
  const { cartId } = await visit.ask(rebuildPunchoutCart, { params: shipTos.own })
  const { cart } = await visit.ask(getActiveCart, { params: shipTos.own })
  expect([cart!.id, cart!.totals.totalOrderedCases]).toEqual([cartId, 4])
  expect(cart!.abilities).toMatchObject({ change: 'cart_only_shown', placeOrder: 'cart_only_shown' })
  expect(codeOf(await giveBack(visit, cart!))).toBe('only_inspecting')
  await visit.ask(leavePunchout, {})
  expect(await openReturnPage(api, visit.cookie)).toMatchObject({ lines: [] })
})

test('the log has what was sent, and the start page leads back nowhere after it [PUNCH-5]', async () => {
  const { startPath } = await system.post(setupContent(at))
  expect(startPath).not.toBe('')
  const sent = await api.db.rows(
    `select direction, status, session_id is not null as known from punchout_messages
     where kind = 'PunchOutOrderMessage' order by at, id limit 2`,
  )
  expect(sent).toEqual([
    { direction: 'out', status: 200, known: true },
    { direction: 'out', status: 200, known: true },
  ])
})

test('a day after its session a cart that was left is discarded; one that went back stays as it is [PUNCH-4]', async () => {
  const [left, returned] = [await system.visit(at), await system.visit(at)]
  const abandoned = await fill(left, [line(items.flour, 1)])
  const kept = await fill(returned, [line(items.flour, 1)])
  await giveBack(returned, kept)
  const statusOf = async (id: string) =>
    (await api.db.row<{ status: string }>('select status from carts where id = $1', [id])).status
  const run = () => clearPunchoutCartsJob.run(undefined, { db: api.db, clock: api.clock } as unknown as Services)
  await run()
  expect([await statusOf(abandoned.id), await statusOf(kept.id)]).toEqual(['open', 'returned'])
  api.clock.set(new Date(api.clock.now().getTime() + 29 * 3_600_000))
  await run()
  expect([await statusOf(abandoned.id), await statusOf(kept.id)]).toEqual(['discarded', 'returned'])
})
