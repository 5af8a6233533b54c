import { afterEach, expect, test } from 'vitest'
import { createCart, getActiveCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart, setLine } from '#areas/carts/line.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { placeOrder, reviewCart } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const own = shipTos.own
const orders = () => api.db.row<{ count: number }>('select count(*)::int as count from orders')

afterEach(async () => {
  api.clock.set(monday)
  await api.db.run('update bill_tos set is_on_credit_hold = false; update ship_tos set is_ordering_allowed = true')
  await api.db.run(`update items set erp_status = 'active' where item_number = '${items.flour}'`)
  await api.db.run(`update item_prices set case_price_cents = 3000 where scope = 'B:0000100'`)
})

test('placing an order returns its number and total, and the cart is gone [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const answer = await buyer.call(placeOrder, { params, body: { expectedSubtotal: 7000 } }, { ifMatch: 3 })
  expect(answer).toMatchObject({
    status: 201,
    body: {
      message: 'Order placed successfully',
      order: { deliveryDate: '2026-03-03', subtotal: 7000, isEstimate: false, lines: 2 },
    },
  })
  expect(codeOf(await buyer.call(getCart, { params }))).toBe('cart_not_found')
  expect((await buyer.ask(getActiveCart, { params: own })).cart).toBeNull()
  const edit = { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 9, orderedUnits: 0 } }
  expect(codeOf(await buyer.call(setLine, edit))).toBe('cart_already_ordered')
})

test('an order keeps its prices and how they came about, whatever prices become [NEXT-1]', async () => {
  const params = await readyCart(buyer)
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  await api.db.run(`update item_prices set case_price_cents = 9999 where scope = 'B:0000100'`)
  await api.db.run(`update items set description = 'RENAMED' where item_number = '${items.oil}'`)
  const kept = await buyer.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(kept.order.items[1]).toEqual({
    lineNumber: 2,
    itemNumber: items.oil,
    description: 'OIL CANOLA',
    packSizeDescription: '1/35 LB',
    brand: 'Larder Select',
    orderedCases: 1,
    orderedUnits: 0,
    casePrice: 3000,
    eachPrice: null,
    perPound: null,
    isCatchWeight: false,
    lineTotal: 3000,
    receipt: { kind: 'contract', reference: '', since: '2020-01-01', until: null },
    deliveryDate: null,
    note: '',
    isPriceSet: false,
    ifShort: { choice: 'ask', alternatives: [], maxIncreasePercent: null, setByName: '', reason: '' },
    insteadOf: null,
    report: null,
    billed: null,
  })
  expect(kept.order).toMatchObject({ status: 'Placed', po: 'PO-1', history: [{ status: 'Placed' }] })
})

test('with the order come the message to the ERP, the mail, the audit entry and the purchases [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  const message = await api.db.row<{ topic: string; payload: object }>(
    `select topic, payload from outbox_messages where payload->>'id' = $1`,
    [order.id],
  )
  expect(message).toMatchObject({
    topic: 'order.placed',
    payload: { orderNumber: order.orderNumber, shipTo: '0000101', items: [{ itemNumber: items.flour }, {}] },
  })
  const mail = await api.db.row<{ to: string; text: string }>(
    'select to_address as to, text_body as text from mails where subject like $1',
    [`%${order.orderNumber}%`],
  )
  expect(mail.to).toBe('buyer@larder.example')
  expect(mail.text).toContain('2 CS x $20.00 = $40.00')
  expect(mail.text).toContain('Subtotal: $70.00')
  expect(mail.text).toContain('Ship to: Harbor Grill Downtown (NLV 0000101)\n         Las Vegas, NV\n')
  expect(mail.text).toMatch(/Questions about it: .*\bdsr@larder\.example\n/)
  const entry = await api.db.row('select action, user_id as "userId" from audit_entries where entity = $1', [
    `order:${order.id}`,
  ])
  expect(entry).toEqual({ action: 'order.place', userId: people.buyer })
  const bought = await api.db.rows(
    `select item_number, last_ordered_at as at from item_purchases where ship_to = '0000101' order by 1`,
  )
  expect(bought).toEqual([
    { item_number: items.flour, at: monday.toISOString() },
    { item_number: items.oil, at: monday.toISOString() },
  ])
})

test('an order needs the version of the cart that was seen [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const without = await buyer.call(placeOrder, { params, body: {} })
  expect(without).toMatchObject({ status: 400, body: { code: 'version_required', field: 'If-Match' } })
  const stale = await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 2 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'cart_changed', details: { cart: { version: 3 } } } })
})

test('prices changed since the review are refused with what each line costs now [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  await api.db.run(`update item_prices set case_price_cents = 3100 where scope = 'B:0000100'`)
  const answer = await buyer.call(placeOrder, { params, body: { expectedSubtotal: 7000 } }, { ifMatch: 3 })
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'total_changed',
      details: {
        subtotal: 7100,
        lines: [
          { itemNumber: items.flour, now: 4000 },
          { itemNumber: items.oil, now: 3100 },
        ],
      },
    },
  })
})

test.each([
  ['the customer is on credit hold', 'update bill_tos set is_on_credit_hold = true', 'on_credit_hold'],
  ['ordering is stopped', 'update ship_tos set is_ordering_allowed = false', 'ordering_not_allowed'],
  [
    'an item was discontinued',
    `update items set erp_status = 'discontinued' where item_number = '${items.flour}'`,
    'lines_need_attention',
  ],
])('when %s after the cart was filled, no order is placed [CHECK-4]', async (_, statement, code) => {
  const params = await readyCart(buyer)
  const before = await orders()
  await api.db.run(statement)
  const review = await buyer.ask(reviewCart, { params })
  expect(review.findings.some((finding) => finding.blocks)).toBe(true)
  expect(codeOf(await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3 }))).toBe(code)
  expect(await orders()).toEqual(before)
  await api.db.run(statement.replace('= true', '= false').replace('_allowed = false', '_allowed = true'))
})

test('once the cut-off has passed the date is refused, at the very second [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  api.clock.set(new Date('2026-03-03T01:00:00Z'))
  expect(codeOf(await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3 }))).toBe('date_past_cut_off')
  api.clock.set(new Date('2026-03-03T00:59:59Z'))
  expect(codeOf(await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3 }))).toBeNull()
})

test('the review returns the cut-off and the time of the server, and the threshold to staff only [CHECK-1]', async () => {
  const params = await readyCart(buyer)
  const review = await buyer.ask(reviewCart, { params })
  expect(review).toMatchObject({
    cutOffAt: '2026-03-03T01:00:00.000Z',
    serverTime: monday.toISOString(),
    findings: [],
    cartVersion: 3,
  })
  expect(review).not.toHaveProperty('isAboveThreshold')
  await api.db.run('update divisions set order_threshold_cents = 6999')
  expect((await buyer.ask(reviewCart, { params })).findings).toEqual([])
  const forStaff = await dsr.ask(reviewCart, { params })
  expect(forStaff).toMatchObject({ isAboveThreshold: true, findings: [{ code: 'exceeding-threshold', blocks: false }] })
  await api.db.run('update divisions set order_threshold_cents = 1000000')
})

test('an order placed by staff says so [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const { order } = await dsr.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  const placed = await buyer.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(placed.order).toMatchObject({ placedByName: 'dsr', placedByStaff: true })
})

test('every order type a customer may choose makes a cart that can be placed, some without a date [CART-4, CHECK-4]', async () => {
  const { routeDays } = await buyer.ask(getRouteDays, { params: own })
  const open = []
  for (const { soType } of routeDays) {
    const { cart } = await buyer.ask(createCart, { params: own, body: { cart: { soType } } })
    const params = { ...own, cartId: cart.id }
    await buyer.ask(addToCart, { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 1 } })
    const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 2 })
    expect(order.deliveryDate).toBe(cart.deliveryDate)
    if (order.deliveryDate === null) open.push({ soType, orderId: order.id })
  }
  expect(open.map(({ soType }) => soType)).toContain('vanOrder')
  // The ERP reads why there is no date.
  const { payload } = await api.db.row<{ payload: { deliveryDate: null; findings: { code: string }[] } }>(
    `select payload from outbox_messages where topic = 'order.placed' and payload ->> 'id' = $1`,
    [open[0]!.orderId],
  )
  expect(payload).toMatchObject({ deliveryDate: null, findings: [{ code: 'delivery_date_open' }] })
})
