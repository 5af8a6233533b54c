import { expect, test } from 'vitest'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { recordLines } from '#areas/orders/server/record-lines.ts'
import { recordOrderStatus } from '#areas/orders/server/record-order-status.ts'
import { items } from '#tests/support/distributor.ts'
import { sampleData } from '../rules/sample-events.ts'
import type { EventType } from '../webhook.ts'
import { startWebhookWorld } from '../testing/webhook-world.ts'

const { api, receiver, other, deliver, add } = await startWebhookWorld()
const { db, clock } = api
const types = () => receiver.received.map(({ event }) => event.type)

test('orders, their states and shipments are reported with the change itself [NEXT-12]', async () => {
  await add('buyer', ['order.status', 'shipment.reported', 'order.placed'])
  const orderId = await storedOrder(db)
  await recordOrderStatus(db, { orderId, status: 'InProgress', message: '' }, clock.now())
  await recordLines(
    db,
    {
      orderId,
      tracking: { reference: 'Truck 7' },
      lines: [
        { lineNumber: 1, shipped: { cases: 1, units: 0 }, reason: 'short' },
        { lineNumber: 2, confirmed: { cases: 3, units: 0 } },
      ],
    },
    clock.now(),
  )
  await deliver()
  // Imported history, an order without a cart, is not placed here.
  expect(types()).toEqual(['order.status', 'shipment.reported'])
  const [status, shipment] = receiver.received.map(({ event }) => event.data)
  expect(status).toMatchObject({
    orderId,
    division: 'NLV',
    shipTo: '0000101',
    status: 'InProgress',
    formerStatus: 'Placed',
  })
  expect(shipment).toMatchObject({
    orderId,
    tracking: 'Truck 7',
    lines: [{ lineNumber: 1, itemNumber: items.flour, orderedCases: 2, shippedCases: 1, reason: 'short' }],
  })
})

test('a change that is rolled back is reported to nobody [NEXT-12]', async () => {
  await add('buyer', ['order.status'])
  const orderId = await storedOrder(db)
  const undone = db.inTransaction(async (tx) => {
    await recordOrderStatus(tx, { orderId, status: 'InProgress', message: '' }, clock.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await deliver()
  expect(types()).toEqual([])
})

test('invoices are reported when they come and when their balance changes, history is not [NEXT-12]', async () => {
  await add('accounting', ['invoice.created', 'invoice.balance'])
  const invoice = `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
    values ('NLV', $1, '0000101', '0000100', current_date - $2::int, current_date, 4000, 4000)`
  await db.run(invoice, ['WH-1', 0])
  await db.run(invoice, ['WH-OLD', 31])
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     values ('NLV', 'WH-1', 'payment', 'p-1', -1500, current_date)`,
  )
  await deliver()
  expect(
    receiver.received.map(({ event }) => [event.type, event.data['invoiceNumber'], event.data['openCents']]),
  ).toEqual([
    ['invoice.created', 'WH-1', 4000],
    ['invoice.balance', 'WH-1', 2500],
  ])
})

test('prices are reported to those they are for, by numbers of items and without a price [NEXT-12]', async () => {
  await add('buyer', ['price.changed'])
  await add('stranger', ['price.changed'], other.host)
  const add1 = `insert into item_prices (division, item_number, scope, starts_on, case_price_cents) values ('NLV', $1, $2, '2031-01-01', 9999)`
  await db.run(add1, [items.flour, 'S:0000101'])
  await deliver()
  expect(types()).toEqual(['price.changed'])
  expect(receiver.received[0]!.event.data).toEqual({ division: 'NLV', itemCount: 1, itemNumbers: [items.flour] })
  expect(other.received).toEqual([])
  await db.run(add1, [items.flour, 'L'])
  await deliver()
  expect([receiver.received.length, other.received.length]).toEqual([2, 1])
})

test('a price that follows the cost is reported when the cost changes, without the cost [NEXT-12, ITEM-8]', async () => {
  await add('buyer', ['price.changed'])
  await add('stranger', ['price.changed'], other.host)
  await db.run(
    `insert into item_prices (division, item_number, scope, starts_on, cost_plus)
     values ('NLV', $1, 'S:0000101', '2031-02-01', '{"by": "percent", "value": 1200}')`,
    [items.flour],
  )
  await db.run('delete from webhook_events')
  await db.run('update items set cost_cents = cost_cents + 1 where item_number = any($1)', [[items.flour, items.oil]])
  await db.run(`insert into item_costs values ('NLV', $1, '2031-02-02', 98765, null)`, [items.flour])
  await deliver()
  const data = { division: 'NLV', itemCount: 1, itemNumbers: [items.flour] }
  expect(receiver.received.map(({ event }) => event.data)).toEqual([data, data])
  expect(other.received).toEqual([])
})

test('stock is reported when it becomes low, none, or is there again [NEXT-12]', async () => {
  await add('buyer', ['stock.changed'])
  await db.run('update item_stock set on_hand_cases = 100, low_below_cases = 10 where item_number = $1', [items.flour])
  await db.run('delete from webhook_events')
  const set = (cases: number) =>
    db.run('update item_stock set on_hand_cases = $2 where division = $1 and item_number = $3', [
      'NLV',
      cases,
      items.flour,
    ])
  await set(99)
  await set(5)
  await set(0)
  await deliver()
  expect(receiver.received.map(({ event }) => event.data['items'])).toEqual([
    [{ itemNumber: items.flour, stock: 'low' }],
    [{ itemNumber: items.flour, stock: 'out' }],
  ])
})

test('stock of a warehouse is reported to the ship-tos it serves, without its name; their sum to the others [NEXT-12, PLAT-3]', async () => {
  await add('buyer', ['stock.changed'])
  await add('stranger', ['stock.changed'], other.host)
  const set = (warehouse: string, cases: number) =>
    db.run(
      `insert into item_warehouse_stock (division, item_number, warehouse, on_hand_cases, low_below_cases)
       values ('NLV', $1, $2, $3, 10) on conflict (division, item_number, warehouse)
       do update set on_hand_cases = excluded.on_hand_cases`,
      [items.oil, warehouse, cases],
    )
  const heard = async () => {
    await deliver()
    const sent = [receiver, other].map(({ received }) =>
      received.map(({ event }) => [event.data['items'], event.data['shipTos'] ?? 'all of theirs']),
    )
    receiver.received.length = other.received.length = 0
    return sent
  }
  const oil = (stock: string) => [{ itemNumber: items.oil, stock }]
  await set('North', 100)
  await set('South', 100)
  await db.run(`update ship_tos set warehouse = 'North' where number = '0000101'`)
  await db.run('delete from webhook_events')
  // Of the sum too little is gone to say so.
  await set('North', 0)
  expect(await heard()).toEqual([[[oil('out'), ['0000101']]], []])
  await set('South', 9)
  expect(await heard()).toEqual([[[oil('low'), ['0000102']]], [[oil('low'), 'all of theirs']]])
  await db.run(`update ship_tos set warehouse = 'North' where number = '0000102'`)
  await set('North', 5)
  expect(await heard()).toEqual([[[oil('low'), 'all of theirs']], []])
  await db.run(`update ship_tos set warehouse = 'West' where number = '0000101'`)
  await set('West', 40)
  expect(await heard()).toEqual([[[oil('in'), ['0000101']]], [[oil('in'), 'all of theirs']]])
  await db.run(`update ship_tos set warehouse = ''`)
})

test('the samples of the guide have the fields that are sent [NEXT-12]', async () => {
  await add('accounting', ['order.status', 'shipment.reported', 'invoice.created', 'invoice.balance'])
  const orderId = await storedOrder(db)
  await recordOrderStatus(db, { orderId, status: 'InProgress', message: '' }, clock.now())
  const lines = [{ lineNumber: 1, shipped: { cases: 1, units: 0 } }]
  await recordLines(db, { orderId, lines }, clock.now())
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'WH-SAMPLE', '0000101', '0000100', $1, current_date, current_date, 4000, 4000)`,
    [orderId],
  )
  await db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     values ('NLV', 'WH-SAMPLE', 'payment', 'p-2', -4000, current_date)`,
  )
  await deliver()
  expect(types()).toHaveLength(4)
  const fieldsOf = (data: unknown) => Object.keys(data as object).toSorted()
  for (const { event } of receiver.received) {
    const sample = sampleData[event.type as EventType]
    expect([event.type, fieldsOf(event.data)]).toEqual([event.type, fieldsOf(sample)])
    if ('lines' in sample)
      expect(fieldsOf((event.data['lines'] as unknown[])[0])).toEqual(fieldsOf((sample['lines'] as unknown[])[0]))
  }
})
