import { expect, test } from 'vitest'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { liveChannel } from '#platform/events/live-events.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { reportOrderLines, signedType } from '../erp.endpoints.ts'
import { storedOrder } from '../testing/stored-order.ts'
import { signatureOf } from '#platform/sign-message.ts'

const secret = 'the secret of this test ERP'
const api = await startApi({ ERP_SECRET: secret })
const buyer = await api.as('buyer')
let number = 0

interface Sent {
  readonly key?: string
  readonly messageId?: string
}

async function report(body: object, { key = secret, messageId = `lines-${number++}` }: Sent = {}) {
  const text = JSON.stringify({ messageId, ...body })
  const timestamp = api.clock.now().toISOString()
  const headers = {
    'content-type': signedType,
    'x-larder-timestamp': timestamp,
    'x-larder-signature': signatureOf(key, timestamp, text),
  }
  const answer = await api.nobody.call(reportOrderLines, {}, { headers, bytes: Buffer.from(text) })
  const code = codeOf(answer)
  return { status: answer.status, ...(code && { code }) }
}
const linesOf = async (orderId: string) =>
  (await buyer.ask(getOrder, { params: { ...shipTos.own, orderId } })).order.items.map(({ report: said }) => said)
const pair = (cases: number, units = 0) => ({ cases, units })

test('what the ERP confirms, and what comes instead, is read with the order before it ships [ORDER-1]', async () => {
  const orderId = await storedOrder(api.db)
  expect(await linesOf(orderId)).toEqual([null, null])
  const substitute = { itemNumber: '1002', description: 'OIL CANOLA', ...pair(1) }
  const lines = [
    { lineNumber: 1, confirmed: pair(1), reason: 'The last case is gone' },
    { lineNumber: 2, confirmed: pair(0), substitute },
  ]
  const tracking = { reference: 'Truck 7, stop 12', expectedAt: '2026-03-03T09:30:00-08:00' }
  expect(await report({ orderId, lines, tracking })).toEqual({ status: 200 })
  expect(await linesOf(orderId)).toEqual([
    { confirmed: pair(1), shipped: null, substitute: null, reason: 'The last case is gone' },
    { confirmed: pair(0), shipped: null, substitute: { ...substitute, itemNumber: items.oil }, reason: '' },
  ])
  const { order } = await buyer.ask(getOrder, { params: { ...shipTos.own, orderId } })
  expect(order).toMatchObject({ tracking: 'Truck 7, stop 12', expectedAt: '2026-03-03T17:30:00.000Z' })
})

test('a later report adds to a former one and takes nothing away [ORDER-1]', async () => {
  const orderId = await storedOrder(api.db)
  await report({ orderId, lines: [{ lineNumber: 1, confirmed: pair(1), reason: 'Short' }] })
  await report({ orderId, lines: [{ lineNumber: 1, shipped: pair(2) }] })
  expect((await linesOf(orderId))[0]).toEqual({
    confirmed: pair(1),
    shipped: pair(2),
    substitute: null,
    reason: 'Short',
  })
})

test('the same message again changes nothing, and every report is a live event of the order [ORDER-1, PLAT-4]', async () => {
  const orderId = await storedOrder(api.db)
  const events: string[] = []
  const stop = await api.db.listen(liveChannel, (payload) => events.push(payload))
  const lines = [{ lineNumber: 1, confirmed: pair(1) }]
  await report({ orderId, lines }, { messageId: 'same' })
  await report({ orderId, lines: [{ lineNumber: 1, confirmed: pair(2) }] })
  await report({ orderId, lines }, { messageId: 'same' })
  expect((await linesOf(orderId))[0]?.confirmed).toEqual(pair(2))
  await expect.poll(() => events.filter((payload) => payload.includes(orderId)).length).toBe(2)
  await stop()
})

test('what is not signed, unknown or about a former version is refused and changes nothing [ORDER-1, NEXT-2]', async () => {
  const orderId = await storedOrder(api.db)
  const lines = [{ lineNumber: 1, confirmed: pair(1) }]
  expect(await report({ orderId, lines }, { key: 'another secret' })).toEqual({ status: 401, code: 'signature_wrong' })
  const missing = '018f0000-0000-7000-8000-00000000dead'
  expect(await report({ orderId: missing, lines })).toEqual({ status: 404, code: 'order_not_found' })
  const strange = [...lines, { lineNumber: 9, confirmed: pair(1) }]
  expect(await report({ orderId, lines: strange })).toEqual({ status: 404, code: 'order_line_not_found' })
  await api.db.run('update orders set version = 2 where id = $1', [orderId])
  expect(await report({ orderId, version: 1, lines })).toEqual({ status: 409, code: 'order_version_outdated' })
  expect(await linesOf(orderId)).toEqual([null, null])
  expect(await report({ orderId, version: 2, lines })).toEqual({ status: 200 })
})

test.each([
  { lines: [{ lineNumber: 0 }] },
  { lines: [{ lineNumber: 1, confirmed: { cases: -1, units: 0 } }] },
  { lines: [{ lineNumber: 1, confirmed: { cases: 1.5, units: 0 } }] },
  { lines: [{ lineNumber: 1, shipped: { cases: 10_000, units: 0 } }] },
  { lines: [{ lineNumber: 1, reason: 'x'.repeat(301) }] },
  { lines: [], tracking: { reference: 'x'.repeat(101) } },
  { lines: [], tracking: { reference: 'T', expectedAt: 'soon' } },
])('%o is no report [ORDER-1]', async (body) => {
  expect((await report({ orderId: await storedOrder(api.db), ...body })).status).toBe(400)
})

test('billed quantities are those of the invoices of the order; an item that is on none was not billed [ORDER-1]', async () => {
  const orderId = await storedOrder(api.db, 'Invoiced')
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
                           open_cents)
     values ('NLV', 'I-1', '0000101', '0000100', $1, '2026-03-03', '2026-03-24', 2000, 2000)`,
    [orderId],
  )
  await api.db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       case_price_cents, line_total_cents, invoice_date)
     values ('NLV', 'I-1', 1, '0000101', $1, 1, 0, 2000, 2000, '2026-03-03')`,
    [items.flour],
  )
  const { order } = await buyer.ask(getOrder, { params: { ...shipTos.own, orderId } })
  expect(order.items.map(({ billed }) => billed)).toEqual([pair(1), pair(0)])
})
