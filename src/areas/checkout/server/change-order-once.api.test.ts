import { afterEach, expect, test } from 'vitest'
import { setLine } from '#areas/carts/line.endpoints.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Query } from '#platform/database/statement.ts'
import type { Call } from '#platform/http/handle.ts'
import { monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { changeOrder } from '../change-order.endpoints.ts'
import { placeOrder } from '../checkout.endpoints.ts'
import { readyCart } from '../testing/ready-cart.ts'
import { placeOrderHandler } from './checkout.routes.ts'

const api = await startApi()
const buyer = await api.as('buyer')
afterEach(() => api.clock.set(monday))

/** A placed order with the cart that changes it, ready to be placed. */
async function changing() {
  const { order } = await buyer.ask(placeOrder, { params: await readyCart(buyer), body: {} }, { ifMatch: 3 })
  api.clock.advance(1000)
  const { cart } = await buyer.ask(changeOrder, { params: { ...shipTos.own, orderId: order.id } })
  const line = { ...shipTos.own, cartId: cart.id, itemNumber: items.flour }
  const { cart: ready } = await buyer.ask(setLine, { params: line, body: { orderedCases: 9, orderedUnits: 0 } })
  return { orderId: order.id, cartId: cart.id, version: ready!.version }
}
type Changing = Awaited<ReturnType<typeof changing>>

/** Places a cart in a transaction of its own, past the idempotency keys. */
const placeIn = (tx: Queries, { cartId, version }: Pick<Changing, 'cartId' | 'version'>) => {
  const actor = { userId: people.buyer, realUserId: people.buyer, kind: 'external', can: () => true } as const
  const caller = { actor, isStaff: false, staffName: null, name: 'buyer', email: 'buyer@larder.example' }
  const call = {
    db: tx,
    params: { ...shipTos.own, cartId },
    body: {},
    caller,
    now: api.clock.now(),
    ifMatch: version,
    address: '',
    reply: { header: () => undefined },
    services: { config: { publicUrl: 'https://larder.example' } },
  }
  return placeOrderHandler.run(call as unknown as Call<typeof placeOrder> as never)
}

const stateOf = async (orderId: string) => {
  const { version, cases } = await api.db.row<{ version: number; cases: number }>(
    'select version, total_cases as cases from orders where id = $1',
    [orderId],
  )
  const { changes } = await api.db.row<{ changes: number }>(
    `select count(*)::int as changes from outbox_messages where subject = 'order:' || $1 and topic = 'order.changed'`,
    [orderId],
  )
  return { version, cases, changes }
}

/** The same database, with something done before the statement of a number is sent. */
function before(tx: Queries, number: number, act: () => Promise<unknown>): { db: Queries; sent: () => number } {
  let sent = 0
  const counted = new Proxy(tx, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function' || !['row', 'rows', 'maybe', 'run', 'send'].includes(String(name))) return method
      return async (...args: unknown[]) => {
        if (++sent === number) await act()
        return (method as (...given: unknown[]) => unknown).apply(target, args)
      }
    },
  })
  return { db: counted, sent: () => sent }
}

test('killed before any of its statements, a change leaves the order as it was; repeated, it happens once [NEXT-2, PLAT-4]', async () => {
  let total = Infinity
  for (let number = 1; number <= total; number++) {
    const change = await changing()
    const placing = api.db.inTransaction(async (tx) => {
      const { pid } = await tx.row<{ pid: number }>('select pg_backend_pid() as pid')
      // What the database sees of a process that was killed: its connection ends.
      const kill = () => api.db.row('select pg_terminate_backend($1)', [pid])
      const { db, sent } = before(tx, number, kill)
      const answer = await placeIn(db, change)
      if (sent() < number) total = sent()
      return answer
    })
    const [outcome] = await Promise.allSettled([placing])
    if (outcome!.status === 'fulfilled') {
      expect(await stateOf(change.orderId)).toEqual({ version: 2, cases: 10, changes: 1 })
      break
    }
    expect([number, await stateOf(change.orderId)]).toEqual([number, { version: 1, cases: 3, changes: 0 }])
    const params = { ...shipTos.own, cartId: change.cartId }
    await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: change.version })
    expect([number, await stateOf(change.orderId)]).toEqual([number, { version: 2, cases: 10, changes: 1 }])
  }
  expect(total).toBeGreaterThan(8)
}, 60_000)

/**
 * Two carts of one order, both made from its first version, placed at once; returns how many
 * messages say that they replace it.
 */
async function raceOf(weaken: (tx: Queries) => Queries): Promise<number> {
  const change = await changing()
  const other = await api.db.row<{ id: string }>(
    `insert into carts select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
     from carts t where t.id = $1 returning id`,
    [change.cartId],
  )
  await api.db.run(
    `insert into cart_lines select (jsonb_populate_record(l, jsonb_build_object('cart_id', $2::uuid))).*
     from cart_lines l where l.cart_id = $1`,
    [change.cartId, other.id],
  )
  const carts = [change.cartId, other.id, change.cartId, other.id]
  await Promise.allSettled(
    carts.map((cartId) => api.db.inTransaction((tx) => placeIn(weaken(tx), { cartId, version: change.version }))),
  )
  return (await stateOf(change.orderId)).changes
}

const without =
  (...locks: readonly string[]) =>
  (tx: Queries): Queries => ({
    ...tx,
    maybe: <Row>(query: Query | string, values?: readonly unknown[]) =>
      typeof query === 'string'
        ? tx.maybe<Row>(query, values)
        : tx.maybe<Row>(
            locks.reduce((text, lock) => text.replace(lock, ''), query.text),
            query.values,
          ),
  })

test('a version is replaced once, also without the lock of the order or that of the cart [NEXT-2]', async () => {
  await api.db.run('drop index carts_of_order')
  expect(await raceOf((tx) => tx)).toBe(1)
  expect(await raceOf(without(' for update of o'))).toBe(1)
  expect(await raceOf(without(' for update of o', ' for update of t'))).toBe(1)
})

test('these races do replace a version twice once lock and constraints are taken away [NEXT-2]', async () => {
  await api.db.run('alter table order_versions drop constraint order_versions_pkey')
  await api.db.run('alter table order_lines drop constraint order_lines_pkey cascade')
  const counts: number[] = []
  for (let round = 0; round < 5; round++) counts.push(await raceOf(without(' for update of o')))
  expect(Math.max(...counts)).toBeGreaterThan(1)
})
