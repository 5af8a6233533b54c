import { beforeEach, expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { answerOrderShort } from '#areas/order-shorts/order-shorts.endpoints.ts'
import { getOrder } from '#areas/orders/orders.endpoints.ts'
import { saveSubstitution } from '#areas/substitutions/substitutions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { monday, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { demoErpJob } from './demo-erp.ts'

const api = await startApi()
const log = createLog('silent')
await migrateJobs(api.url, log)
const buyer = await api.as('buyer')
// 1006 is 3 above a multiple of 17: the demo ERP is out of it.
const out = items.bread
const services = { db: api.db, clock: api.clock, log, config: readConfig({ NODE_ENV: 'test', DEMO_ERP_SPEED: 'fast' }) }

/** Two cases of bread, picked up and confirmed by the demo ERP. */
async function confirmed() {
  const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  const params = { ...shipTos.own, cartId: cart.id }
  await buyer.ask(addToCart, { params: { ...params, itemNumber: out }, body: { orderedCases: 2 } })
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 2 })
  await look(order.id)
  await look(order.id)
  return { ...shipTos.own, orderId: order.id }
}
const look = (orderId: string) => {
  api.clock.advance(3000)
  return demoErpJob.run({ orderId }, services)
}
const read = async (params: Awaited<ReturnType<typeof confirmed>>) => (await buyer.ask(getOrder, { params })).order

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run('delete from substitution_preferences')
  await api.db.run('delete from item_alternates')
  await api.db.run(
    `insert into item_alternates (division, item_number, alternate_number, rank) values ('NLV', $1, $2, 1)`,
    [out, items.flour],
  )
})
const choose = (body: { choice: 'substitute' | 'none'; alternatives?: { itemNumber: string }[] }) =>
  buyer.ask(saveSubstitution, { params: { ...shipTos.own, itemNumber: out }, body })

test('the demo ERP sends what the customer chose, at its price, and says who chose it [NEXT-3]', async () => {
  await choose({ choice: 'substitute', alternatives: [{ itemNumber: items.flour }] })
  const { items: lines, status } = await read(await confirmed())
  expect(status).toBe('Open')
  expect(lines[0]?.report).toMatchObject({
    confirmed: { cases: 0, units: 0 },
    substitute: { itemNumber: items.flour, cases: 2, units: 0, casePrice: 2000 },
    reason: 'Out of stock. Sent as buyer chose.',
  })
})

test('an alternative that no longer passes is not sent: the customer is asked [NEXT-3]', async () => {
  await choose({ choice: 'substitute', alternatives: [{ itemNumber: items.flour }] })
  await api.db.run('update item_stock set on_hand_cases = 1 where item_number = $1', [items.flour])
  const params = await confirmed()
  await api.db.run('update item_stock set on_hand_cases = 500 where item_number = $1', [items.flour])
  expect((await read(params)).items[0]?.report?.substitute).toBeNull()
  expect(
    await api.db.row('select state, if_short ->> $2 as reason from order_shorts where order_id = $1', [
      params.orderId,
      'reason',
    ]),
  ).toEqual({ state: 'open', reason: 'Not there in full: FLOUR ALL PURPOSE.' })
})

test('asked, its truck waits a minute; what is taken by then ships and is billed, and is not short again [NEXT-3]', async () => {
  const params = await confirmed()
  await look(params.orderId)
  expect((await read(params)).status).toBe('Open')
  const answer = { params: { ...params, lineNumber: '1' }, body: { itemNumber: items.flour } }
  expect((await buyer.call(answerOrderShort, answer)).ok).toBe(true)
  api.clock.advance(60_000)
  await look(params.orderId)
  const order = await read(params)
  expect(order).toMatchObject({ status: 'Invoiced', version: 2 })
  expect(order.items).toMatchObject([
    { itemNumber: items.flour, orderedCases: 2, report: { shipped: { cases: 2 } }, billed: { cases: 2 } },
  ])
})

test('none is short and nothing else comes [NEXT-3]', async () => {
  await choose({ choice: 'none' })
  const params = await confirmed()
  expect((await read(params)).items[0]?.report).toMatchObject({ confirmed: { cases: 0 }, substitute: null })
})
