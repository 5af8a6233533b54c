import { afterAll, expect, test } from 'vitest'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createServer } from '#platform/http/server.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { type Inject, injectWithFaults } from '#tests/support/fault-run.ts'
import { signedType } from '../erp.endpoints.ts'
import { erpServer } from '../erp.server.ts'
import { storedOrder } from '../testing/stored-order.ts'
import { signatureOf } from '#platform/sign-message.ts'

const secret = 'a secret both sides know'
const { db, url } = await testDatabase()
await addDistributor(db)
const config = readConfig({ NODE_ENV: 'test', ERP_SECRET: secret })
const services = { db, clock: systemClock, log: createLog('silent'), config }
const app = await createServer({ services, areas: [erpServer], gate: createGate(services, selectShipTo) })
const withoutSecret = { ...services, config: readConfig({ NODE_ENV: 'test' }) }
const unconfigured = await createServer({
  services: withoutSecret,
  areas: [erpServer],
  gate: createGate(services, selectShipTo),
})
const inject = injectWithFaults(
  app,
  url,
  erpServer.handlers!.map(({ endpoint }) => endpoint),
)
afterAll(() => Promise.all([app.close(), unconfigured.close()]))

interface Sent {
  readonly key?: string
  readonly type?: string
  readonly timestamp?: string
  /** What is sent instead of what was signed. */
  readonly forged?: string
  readonly to?: Inject
}
async function report(body: object | string, { key = secret, type = signedType, to = inject, ...sent }: Sent = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = sent.timestamp ?? new Date().toISOString()
  const answer = await to({
    method: 'POST',
    url: '/api/erp/order-status',
    headers: {
      'content-type': type,
      'x-larder-timestamp': timestamp,
      'x-larder-signature': signatureOf(key, timestamp, text),
    },
    payload: sent.forged ?? text,
  })
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code }
}
const orderIs = (id: string) =>
  db.row(
    `select status, erp_order_number as "erpOrderNumber",
       (select count(*) from order_status_changes where order_id = $1) as changes from orders where id = $1`,
    [id],
  )

test('a signed report moves the order and keeps the ERP order number [PLAT-4]', async () => {
  const orderId = await storedOrder(db)
  const body = { messageId: 'm-1', orderId, status: 'Open', message: 'Truck 7 – früh', erpOrderNumber: 'SO-77' }
  expect(await report(body)).toMatchObject({ status: 200 })
  expect(await orderIs(orderId)).toEqual({ status: 'Open', erpOrderNumber: 'SO-77', changes: 1 })
})

test('a report that arrives again changes nothing, also after the order has gone on [PLAT-4]', async () => {
  const orderId = await storedOrder(db)
  const pickedUp = { messageId: 'm-2', orderId, status: 'InProgress' }
  const all = await Promise.all([report(pickedUp), report(pickedUp), report(pickedUp)])
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  await report({ messageId: 'm-3', orderId, status: 'Open' })
  expect(await report(pickedUp)).toMatchObject({ status: 200 })
  expect(await orderIs(orderId)).toMatchObject({ status: 'Open', changes: 2 })
})

test('a move that is not in the table is refused and may be sent again later [ORDER-1]', async () => {
  const orderId = await storedOrder(db)
  const invoiced = { messageId: 'm-4', orderId, status: 'Invoiced' }
  expect(await report(invoiced)).toEqual({ status: 409, code: 'order_move_not_possible' })
  await report({ messageId: 'm-5', orderId, status: 'Open' })
  expect(await report(invoiced)).toMatchObject({ status: 200 })
  expect(await orderIs(orderId)).toMatchObject({ status: 'Invoiced' })
})

test('what is not signed with our secret, forged or stale changes nothing [PLAT-4]', async () => {
  const orderId = await storedOrder(db)
  const body = { messageId: 'm-6', orderId, status: 'Failed' }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const refused = { status: 401, code: 'signature_wrong' }
  expect(await report(body, { key: 'another secret' })).toEqual(refused)
  expect(await report(body, { forged: JSON.stringify({ ...body, status: 'Open' }) })).toEqual(refused)
  expect(await report(body, { forged: `${JSON.stringify(body)} ` })).toEqual(refused)
  expect(await report(body, { timestamp: minutesAgo(6) })).toEqual(refused)
  expect(await report(body, { timestamp: minutesAgo(-6) })).toEqual(refused)
  expect(await report(body, { timestamp: 'yesterday' })).toEqual(refused)
  expect(await report(body, { to: (request) => unconfigured.inject(request) })).toEqual(refused)
  expect(await orderIs(orderId)).toMatchObject({ status: 'Placed', changes: 0 })
  expect(await report(body, { timestamp: minutesAgo(4) })).toMatchObject({ status: 200 })
})

test('a signed body must still be a report, of an order there is, in our type and size [PLAT-4]', async () => {
  const orderId = await storedOrder(db)
  expect(await report('{"orderId":')).toMatchObject({ status: 400 })
  expect(await report({ orderId, status: 'Open' })).toMatchObject({ status: 400 })
  expect(await report({ messageId: 'm-7', orderId, status: 'Lost' })).toMatchObject({ status: 400 })
  const unknown = { messageId: 'm-8', orderId: '018f0000-0000-7000-8000-00000000dead', status: 'Open' }
  expect(await report(unknown)).toEqual({ status: 404, code: 'order_not_found' })
  const good = { messageId: 'm-9', orderId, status: 'Open' }
  expect(await report(good, { type: 'application/json' })).toMatchObject({ status: 415 })
  expect(await report({ ...good, message: 'x'.repeat(20_000) })).toMatchObject({ status: 413 })
})
