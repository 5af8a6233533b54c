import { expect, test } from 'vitest'
import { discardCart } from '#areas/carts/cart.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Query } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { type Client, monday, startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'
import { placeOrderHandler } from './checkout.routes.ts'

const api = await startApi()
const [buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])

type Params = Awaited<ReturnType<typeof readyCart>>
const place = (client: Client, params: Params, key?: string) =>
  client.call(placeOrder, { params, body: {} }, { ifMatch: 3, ...(key !== undefined && { key }) })
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))

async function ordersOf(cartId: string): Promise<{ cases: number }[]> {
  return api.db.rows('select total_cases as cases from orders where cart_id = $1', [cartId])
}

test('16 calls at once with different keys place one order; the others are refused as already placed [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const answers = await Promise.all(times(16, (i) => place(i % 2 === 0 ? buyer : colleague, params)))
  const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.body.code)).toSorted()
  expect(codes).toEqual([...times(15, () => 'cart_already_ordered'), 'placed'])
  expect(await ordersOf(params.cartId)).toHaveLength(1)
})

test('16 calls at once with one key place one order, and all return that same one [CHECK-4]', async () => {
  const params = await readyCart(buyer)
  const answers = await Promise.all(times(16, () => place(buyer, params, 'one-key-for-all')))
  const numbers = answers.map((answer) => (answer.ok ? answer.body.order.orderNumber : answer.body.code))
  expect(new Set(numbers).size).toBe(1)
  expect(answers.every((answer) => answer.status === 201)).toBe(true)
  expect(await ordersOf(params.cartId)).toHaveLength(1)
  const again = await place(buyer, params, 'one-key-for-all')
  expect(again).toMatchObject({ status: 201, body: { order: { orderNumber: numbers[0] } } })
})

test('of concurrent placing and editing either the order has the version seen, or the edit wins and there is no order [CHECK-4]', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 40; round++) {
    const params = await readyCart(buyer)
    const edit = { params: { ...params, itemNumber: items.flour }, body: { orderedCases: 7, orderedUnits: 0 } }
    const racers = [() => place(buyer, params), () => colleague.call(setLine, edit)]
    const [first, second] = await Promise.all((round % 2 ? racers : racers.toReversed()).map((race) => race()))
    const [placed, edited] = round % 2 ? [first!, second!] : [second!, first!]
    const outcome = [placed, edited].map((answer) => (answer.ok ? 'ok' : answer.body.code)).join()
    expect(['ok,cart_already_ordered', 'cart_changed,ok']).toContain(outcome)
    expect(await ordersOf(params.cartId)).toEqual(placed.ok ? [{ cases: 3 }] : [])
    seen.add(outcome)
  }
  expect(seen.size).toBe(2)
})

test('placing and discarding at once: one of them happens [CHECK-4]', async () => {
  for (let round = 0; round < 20; round++) {
    const params = await readyCart(buyer)
    const racers = [() => place(buyer, params), () => colleague.call(discardCart, { params })]
    const answers = await Promise.all((round % 2 ? racers : racers.toReversed()).map((race) => race()))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  }
})

/**
 * Places one cart's order by several transactions at once, past the idempotency keys; returns how
 * many orders there are.
 */
async function raceOf(weaken: (tx: Queries) => Queries): Promise<number> {
  const params = await readyCart(buyer)
  const actor = { userId: people.buyer, realUserId: people.buyer, kind: 'external', can: () => true } as const
  const call = (db: Queries) => {
    const caller = { actor, isStaff: false, name: 'buyer', email: 'buyer@larder.example' }
    const reply = { header: () => undefined }
    const services = { config: { publicUrl: 'https://larder.example' } }
    const rest = { params, body: {}, caller, now: monday, ifMatch: 3, address: '', reply, services }
    return { db, ...rest } as unknown as Call<typeof placeOrder>
  }
  const runs = times(5, () => api.db.inTransaction((tx) => placeOrderHandler.run(call(weaken(tx)) as never)))
  await Promise.allSettled(runs)
  return (await ordersOf(params.cartId)).length
}

const withoutRowLock = (tx: Queries): Queries => ({
  ...tx,
  maybe: <Row>(query: Query | string, values?: readonly unknown[]) =>
    typeof query === 'string'
      ? tx.maybe<Row>(query, values)
      : tx.maybe<Row>(query.text.replace(' for update of t', ''), query.values),
})

test('without the row lock the database still takes one order per cart [CHECK-4]', async () => {
  expect(await raceOf((tx) => tx)).toBe(1)
  expect(await raceOf(withoutRowLock)).toBe(1)
})

test('these races do find a double order once lock and constraints are taken away [CHECK-4]', async () => {
  await api.db.run('alter table orders drop constraint orders_cart_id_key')
  await api.db.run('alter table cart_changes drop constraint cart_changes_pkey')
  const counts: number[] = []
  for (let round = 0; round < 5; round++) counts.push(await raceOf(withoutRowLock))
  expect(Math.max(...counts)).toBeGreaterThan(1)
})
