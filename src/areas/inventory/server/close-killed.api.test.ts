import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { callPath } from '#contract/endpoint.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { updateCustomerInventory } from '../inventory.endpoints.ts'
import { openedCount } from '../testing/opened-count.ts'

const api = await startApi()
const buyer = await api.as('buyer')

/** A count of flour that lacks three of its four cases, and a cart for them. */
async function countedShort() {
  const { params, operation, count } = await openedCount(api, buyer)
  await count([operation(items.flour, 100)])
  const { cart } = await buyer.ask(createCart, { params: shipTos.own, body: { cart: {} } })
  return { params, cartId: cart.id, key: randomUUID() }
}
type Short = Awaited<ReturnType<typeof countedShort>>

/** Closes it by a portal in a process of its own, which is killed as soon as `isTime`. */
async function killedWhen({ params, cartId, key }: Short, isTime: () => Promise<boolean>): Promise<void> {
  const script = join(import.meta.dirname, '../testing/close-process.ts')
  const path = callPath(updateCustomerInventory, params)
  const bundle = await bundledScript(script)
  const child = spawn(process.execPath, [bundle, api.url, people.buyer, path, cartId, key], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (child.exitCode === null && !(await isTime())) await sleep(2)
  child.kill('SIGKILL')
  await ended
}

const stateOf = ({ params, cartId }: Short) =>
  api.db.row<{ status: string; cases: number | null }>(
    `select (select status from customer_inventories where id = $1) as status,
       (select sum(ordered_cases)::int from cart_lines where cart_id = $2 and item_number = $3) as cases`,
    [params.inventoryId, cartId, items.flour],
  )
const repeat = ({ params, cartId, key }: Short, again = key) =>
  buyer.call(
    updateCustomerInventory,
    { params, body: { action: 'Close', addToCart: 'underPar', cartId } },
    { key: again },
  )

const waiting = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%inventory_results%'`

test(
  'a portal killed while it closes a count leaves it open with an empty cart; repeated, the cart has the lines once [INV-1]',
  { timeout: 120_000 },
  async () => {
    const short = await countedShort()
    await api.db.inTransaction(async (tx) => {
      // The cart has its lines by then, and the figures cannot be written.
      await tx.run('lock table inventory_results in exclusive mode')
      await killedWhen(short, async () => (await api.db.rows(waiting)).length > 0)
    })
    await expect.poll(async () => (await api.db.rows(waiting)).length).toBe(0)
    expect(await stateOf(short)).toEqual({ status: 'open', cases: null })
    expect((await repeat(short)).status).toBe(200)
    expect(await stateOf(short)).toEqual({ status: 'closed', cases: 3 })
  },
)

test(
  'a portal killed after it closed a count, before anybody read its response: repeated, nothing is added twice [INV-1]',
  { timeout: 120_000 },
  async () => {
    const short = await countedShort()
    await killedWhen(short, async () => (await stateOf(short)).status === 'closed')
    expect(await stateOf(short)).toEqual({ status: 'closed', cases: 3 })
    // The same intent is answered as the first time; another one is refused.
    expect((await repeat(short)).body).toMatchObject({ inventory: { intoCart: { cartId: short.cartId } } })
    expect(codeOf(await repeat(short, randomUUID()))).toBe('inventory_closed')
    expect(await stateOf(short)).toEqual({ status: 'closed', cases: 3 })
  },
)
