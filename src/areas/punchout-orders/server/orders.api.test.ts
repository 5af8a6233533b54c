import { describe, expect, test } from 'vitest'
import { createCart, setActiveCart, updateCartDetails } from '#areas/carts/cart.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { buyerSystem, readAnswer, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { openReturnPage } from '#areas/punchout/testing/returned-message.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'

const api = await startApi()
const mapping = [
  { shipTo: '0000101', punchoutShipTo: 'W-1' },
  { shipTo: '0000102', punchoutShipTo: 'W-2' },
]
const system = await buyerSystem(api, 'buyer', { mapping })
const to = '/punchout/orders'
const at = shipToElement('W-1')
/** Flour by the case at its price in the small distributor, and an order of it with its sum. */
const flour = (parts: Parameters<typeof orderedItem>[0] = {}) =>
  orderedItem({ part: '1001', quantity: '2', unit: 'CS', price: '20.00', ...parts })
const order = (lines: string, { id = 'PO-1', total = '40.00', attributes = '', header = at } = {}) =>
  orderContent(lines, { id, attributes, header }).replace('82.40', total)
const send = (content: string, parts = {}) => system.post(content, { to, ...parts })
const ordersOf = (po: string) =>
  api.db.rows<{ id: string; status: string; origin: number; shipTo: string; cases: number }>(
    `select id, status, origin_source as origin, ship_to as "shipTo", total_cases as cases from orders where po = $1 order by placed_at, ship_to`,
    [po],
  )
const heldOf = (po: string) =>
  api.db.rows<{ id: string }>(`select id from carts where po = $1 and status = 'open' order by created_at`, [po])
const sentToErp = async () =>
  (await api.db.rows<{ topic: string }>('select topic from outbox_messages order by id')).map(({ topic }) => topic)

test('an order is placed by the rule of placing, with its number as PO and Punchout as origin [PUNCH-3, ORDER-1]', async () => {
  const id = `PO-${'x'.repeat(100)}`
  expect(await send(order(flour(), { id }))).toMatchObject({ http: 200, code: '200', sentence: '' })
  const [placed, another] = await ordersOf(id)
  expect([placed, another]).toMatchObject([{ status: 'Placed', origin: 5, shipTo: '0000101', cases: 2 }, undefined])
  const { order: shown } = await (
    await api.as('buyer')
  ).ask(getOrder, { params: { ...shipTos.own, orderId: placed!.id } })
  expect(shown).toMatchObject({ po: id, origin: 'Punchout', subtotal: 4000, deliveryDate: '2026-03-03' })
  expect(await sentToErp()).toEqual(['order.placed'])
  // Nobody's active cart was touched.
  expect(await api.db.rows('select * from active_carts where holder_id = $1', [people.buyer])).toEqual([])
})

test('the day that is asked for is the nearest on which the truck comes [PUNCH-3]', async () => {
  await send(order(flour(), { id: 'DAY', attributes: 'requestedDeliveryDate="2026-03-07"' }))
  const found = await api.db.row<{ day: string }>(`select delivery_date::text as day from orders where po = 'DAY'`)
  expect(found.day).toBe('2026-03-09')
})

describe('exactly once', () => {
  test('sixteen documents at once give one order and one answer [PUNCH-3]', async () => {
    const document = system.document(order(flour(), { id: 'ONCE' }), { payloadId: 'once@buyer' })
    const post = async () =>
      readAnswer(
        await api.send({ method: 'POST', url: to, headers: { 'content-type': 'text/xml' }, payload: document }),
      )
    const answers = await Promise.all(Array.from({ length: 16 }, post))
    expect(new Set(answers.map(({ code, sentence }) => `${code} ${sentence}`))).toEqual(new Set(['200 ']))
    expect(await ordersOf('ONCE')).toHaveLength(1)
    // The answer was lost: it is given again.
    expect(await post()).toMatchObject({ code: '200' })
    expect(await ordersOf('ONCE')).toHaveLength(1)
  })

  test('sixteen documents of one order number that differ give one order, and 409 to the others [PUNCH-3]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => send(order(flour(), { id: 'RACE' }), { payloadId: `race-${n}` })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', ...Array.from({ length: 15 }, () => '409')])
    expect(await ordersOf('RACE')).toHaveLength(1)
  })

  test('what was refused leaves nothing behind, and the same document may come again [PUNCH-3]', async () => {
    await api.db.run(`update items set erp_status = 'discontinued' where item_number = $1`, [items.flour])
    const content = order(flour(), { id: 'AGAIN' })
    const refused = await send(content, { payloadId: 'again' })
    expect(refused.code).toBe('400')
    expect(refused.sentence).toMatch(/^Line 1: item 1001: /)
    expect(await heldOf('AGAIN')).toEqual([])
    await api.db.run(`update items set erp_status = 'active' where item_number = $1`, [items.flour])
    expect((await send(content, { payloadId: 'again' })).code).toBe('200')
  })

  test('a retry has the same answer and one order, however old its timestamp [PUNCH-3, security 51]', async () => {
    const content = order(flour(), { id: 'RETRY' })
    const parts = { payloadId: 'retry', timestamp: '2000-10-12T18:39:09-08:00' }
    for (const time of ['first', 'second']) expect([time, (await send(content, parts)).code]).toEqual([time, '200'])
    expect(await ordersOf('RETRY')).toHaveLength(1)
  })

  test('a document of another integration is another one [PUNCH-3]', async () => {
    const other = await buyerSystem(api, 'stranger')
    const content = order(orderedItem({ part: '1001', quantity: '2', price: '20.00' }), { id: 'PO-1', header: '' })
    expect((await other.post(content, { to, payloadId: 'once@buyer' })).code).toBe('200')
  })
})

test('lines that cannot be are refused by line and part, units and currencies by name [PUNCH-3]', async () => {
  const wrong: [string, string, string][] = [
    [flour({ quantity: '1.5' }), '400', 'Line 1: quantity "1.5"'],
    [flour({ quantity: '0' }), '400', 'Line 1: quantity "0"'],
    [flour({ quantity: '1e3' }), '400', 'Line 1: quantity "1e3"'],
    [flour({ unit: 'BX' }), '400', 'Line 1: the unit "BX"'],
    [flour() + flour({ part: '999' }), '400', 'Line 2: item 999'],
    [flour({ part: items.reserved }), '400', 'Line 1: item 0001007'],
    [flour({ part: items.oil, unit: 'EA' }), '400', 'Line 1: item 0001002'],
    [flour().replace('USD', 'EUR'), '400', '"EUR"'],
    ['', '400', 'no ItemOut'],
    [flour().repeat(5001), '400', 'more than 5000 lines'],
  ]
  for (const [index, [lines, code, words]] of wrong.entries()) {
    const answer = await send(order(lines, { id: `BAD-${index}` }))
    expect([lines.slice(0, 200), answer.code, answer.sentence]).toEqual([
      lines.slice(0, 200),
      code,
      expect.stringContaining(words),
    ])
    expect(await ordersOf(`BAD-${index}`)).toEqual([])
  }
  expect((await send(order(flour(), { id: 'NOWHERE', header: shipToElement('W-9') }))).code).toBe('417')
  expect((await send(order(flour(), { id: 'NOWHERE', header: '' }))).code).toBe('417')
})

describe('held for a person', () => {
  test('another price, another total, a contradicting unit and a credit hold: nothing reaches the ERP [PUNCH-3]', async () => {
    const before = await sentToErp()
    const held: Record<string, string> = {
      PRICE: order(flour({ price: '19.00' }), { id: 'PRICE', total: '38.00' }),
      TOTAL: order(flour(), { id: 'TOTAL', total: '41.00' }),
      UNIT: order(flour({ unit: 'EA', aux: 'CS:k' }), { id: 'UNIT' }),
    }
    for (const [id, content] of Object.entries(held)) {
      const answer = await send(content)
      expect([id, answer.code, answer.sentence.startsWith('Received, and held for review: ')]).toEqual([
        id,
        '200',
        true,
      ])
      expect([id, await ordersOf(id), (await heldOf(id)).length]).toEqual([id, [], 1])
    }
    const mails = await api.db.rows<{ to: string }>(
      `select distinct to_address as "to" from mails where subject like '%waits for review' order by 1`,
    )
    expect(mails.map((mail) => mail.to)).toEqual(['buyer@larder.example', 'dsr@larder.example'])
    await api.db.run(`update bill_tos set is_on_credit_hold = true`)
    expect((await send(order(flour(), { id: 'HOLD' }))).sentence).toMatch(/held for review/)
    await api.db.run(`update bill_tos set is_on_credit_hold = false`)
    expect(await sentToErp()).toEqual(before)
  })

  test('its PO of a hundred letters stays whole when a person gives it another date [PUNCH-3, CART-6]', async () => {
    const id = `PO-${'y'.repeat(100)}`
    await send(order(flour({ price: '19.00' }), { id, total: '38.00' }))
    const [cart] = await heldOf(id)
    const user = await api.as('buyer')
    const params = { ...shipTos.own, cartId: cart!.id }
    const { version } = await api.db.row<{ version: number }>('select version from carts where id = $1', [cart!.id])
    // As 'Edit Info' sends it: what nobody changed is left out.
    const changed = await user.ask(
      updateCartDetails,
      { params, body: { deliveryDate: '2026-03-05' } },
      { ifMatch: version },
    )
    expect(changed.cart).toMatchObject({ po: id, deliveryDate: '2026-03-05' })
    const typed = await user.call(updateCartDetails, { params, body: { poNumber: id } }, { ifMatch: version + 1 })
    expect(typed.status).toBe(400)
    await user.ask(placeOrder, { params, body: {} }, { ifMatch: changed.cart.version })
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('a person takes the cart up and places it: its order is one of Punchout [PUNCH-3]', async () => {
    const user = await api.as('buyer')
    const [cart] = await heldOf('PRICE')
    await user.ask(setActiveCart, { params: shipTos.own, body: { activeCartId: cart!.id } })
    const { version } = await api.db.row<{ version: number }>('select version from carts where id = $1', [cart!.id])
    await user.ask(placeOrder, { params: { ...shipTos.own, cartId: cart!.id }, body: {} }, { ifMatch: version })
    expect(await ordersOf('PRICE')).toMatchObject([{ origin: 5, status: 'Placed' }])
    // The system cancels it all the same.
    expect((await send(order('', { id: 'PRICE', attributes: 'type="delete"' }))).code).toBe('200')
    expect(await ordersOf('PRICE')).toMatchObject([{ status: 'Cancelled' }])
  })
})

test('an order with ship-tos on its lines becomes a sales order each, under one number [PUNCH-3]', async () => {
  const lines = flour({ more: at }) + flour({ more: shipToElement('w-2'), quantity: '3' })
  expect((await send(order(lines, { id: 'TWO', total: '100.00', header: '' }))).code).toBe('200')
  expect(await ordersOf('TWO')).toMatchObject([
    { shipTo: '0000101', cases: 2 },
    { shipTo: '0000102', cases: 3 },
  ])
})

describe('changes', () => {
  test('an update replaces all lines, by the number or by the document it refers to [PUNCH-3]', async () => {
    await send(order(flour(), { id: 'CHANGE' }), { payloadId: 'change-1' })
    const update = order(flour({ quantity: '5' }), { id: 'CHANGE', total: '100.00', attributes: 'type="update"' })
    expect((await send(update, { payloadId: 'change-2' })).code).toBe('200')
    expect((await send(update, { payloadId: 'change-2' })).code).toBe('200')
    const found = (await ordersOf('CHANGE')).map(({ status, cases }) => [status, cases])
    expect(found).toEqual([
      ['Cancelled', 2],
      ['Placed', 5],
    ])
    expect(await sentToErp()).toContain('order.cancelled')
  })

  test('a deletion cancels; an unknown order is 417, one that is cancelled too [PUNCH-3]', async () => {
    const remove = (id: string) => order('', { id, attributes: 'type="delete"' })
    expect((await send(remove('CHANGE'))).code).toBe('200')
    expect((await ordersOf('CHANGE')).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled'])
    expect((await send(remove('CHANGE'), { payloadId: 'again-3' })).code).toBe('417')
    expect((await send(remove('UNKNOWN'))).code).toBe('417')
  })

  test('after the cut-off nothing of it changes: 409 [PUNCH-3]', async () => {
    await send(order(flour(), { id: 'LATE' }))
    const now = api.clock.now()
    api.clock.set(new Date('2026-03-03T18:00:00Z'))
    const answer = await send(order('', { id: 'LATE', attributes: 'type="delete"' }))
    expect([answer.code, answer.sentence]).toEqual(['409', expect.stringContaining('cut-off')])
    expect(await ordersOf('LATE')).toMatchObject([{ status: 'Placed' }])
    api.clock.set(now)
  })
})

test('a test order is checked like a live one, and nothing of it is kept [PUNCH-3]', async () => {
  const before = await sentToErp()
  expect((await send(order(flour(), { id: 'TEST' }), { mode: 'test' })).code).toBe('200')
  expect((await send(order(flour({ quantity: '0' }), { id: 'TEST' }), { mode: 'test' })).code).toBe('400')
  expect([await ordersOf('TEST'), await heldOf('TEST'), await sentToErp()]).toEqual([[], [], before])
  expect((await send(order(flour(), { id: 'TEST' }))).code).toBe('200')
})

test('a returned cart is ordered for its ship-to without a name, and edited no more after that [PUNCH-3]', async () => {
  const visit = await system.visit(shipToElement('W-2'))
  const { cart } = await visit.ask(createCart, {
    params: shipTos.sibling,
    body: { cart: { sharingMode: 'UNLOCK' }, items: [{ itemNumber: items.flour, orderedCases: 2 }] },
  })
  await visit.ask(returnCart, { params: { ...shipTos.sibling, cartId: cart.id }, body: {} }, { ifMatch: cart.version })
  const aux = (await openReturnPage(api, visit.cookie)).lines[0]![1]!
  const edit = setupContent(
    `<ItemOut quantity="1"><ItemID><SupplierPartID>1001</SupplierPartID><SupplierPartAuxiliaryID>${aux}</SupplierPartAuxiliaryID></ItemID></ItemOut>${at}`,
    'edit',
  )
  expect((await system.post(edit)).code).toBe('200')
  expect((await send(order(flour({ aux }), { id: 'KEY', header: '' }))).code).toBe('200')
  expect(await ordersOf('KEY')).toMatchObject([{ shipTo: '0000102' }])
  expect(await system.post(edit)).toMatchObject({ code: '412', sentence: 'This cart was ordered already.' })
})

test('an order with attachments, in a multipart body, is one [PUNCH-3]', async () => {
  const document = system.document(order(flour(), { id: 'PARTS' }))
  const payload = `--e\r\nContent-Type: application/pdf\r\nContent-ID: <a>\r\n\r\n%PDF\r\n--e\r\nContent-Type: text/xml\r\nContent-ID: <main>\r\n\r\n${document}\r\n--e--`
  const type = 'multipart/related; boundary=e; start="<main>"'
  const answer = await api.send({ method: 'POST', url: to, headers: { 'content-type': type }, payload })
  expect(readAnswer(answer).code).toBe('200')
  expect(await ordersOf('PARTS')).toHaveLength(1)
})

test('what was ordered for a ship-to that is not the owner’s any more is theirs to cancel no more: 403 [PUNCH-3, ACCESS-4]', async () => {
  await send(order(flour(), { id: 'LOST' }))
  const narrowed = [people.buyer, 'NLV', '0000102']
  await api.db.run('insert into user_ship_tos (user_id, division, ship_to) values ($1, $2, $3)', narrowed)
  expect((await send(order('', { id: 'LOST', attributes: 'type="delete"' }))).code).toBe('403')
  expect(await ordersOf('LOST')).toMatchObject([{ status: 'Placed' }])
  await api.db.run('delete from user_ship_tos where user_id = $1', [people.buyer])
  expect((await send(order('', { id: 'LOST', attributes: 'type="delete"' }), { payloadId: 'lost-2' })).code).toBe('200')
})
