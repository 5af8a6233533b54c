import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { storeInvoices, storeOrders } from '../testing/store-orders.ts'
import { getTeamWeeks, getWorkQueue } from '../work-queue.endpoints.ts'

// Monday, March 2, 2026, 6 am in Los Angeles.
const api = await startApi()
const [buyer, dsr, otherDsr, admin] = await Promise.all(
  (['buyer', 'dsr', 'otherDsr', 'admin'] as const).map((who) => api.as(who)),
)
const { own } = shipTos
const order = storeOrders(api)
const invoice = storeInvoices(api)

await order('Failed', '2026-03-05')
await order('Failed', '2026-03-01', shipTos.sibling)
await order('Expired', '2026-03-03', shipTos.sibling)
await invoice('I1', '2026-03-01', 700)

async function openCarts(count: number, deliveryDate: string | null): Promise<string[]> {
  const ids = await api.db.rows<{ id: string }>(
    `insert into carts (id, division, ship_to, bill_to, status, so_type, type, po, delivery_date, created_by, changed_by,
                        changed_at)
     select gen_random_uuid(), 'NLV', '0000101', '0000100', 'open', 'regularDelivery', 'external', 'PO', $3::date, $1, $1, $2
     from generate_series(1, $4) returning id`,
    [people.buyer, api.clock.now(), deliveryDate, count],
  )
  for (const { id } of ids)
    await api.db.run(
      `insert into cart_lines (cart_id, position, division, ship_to, item_number, ordered_cases, added_by, changed_by, changed_at)
       values ($1, 1, 'NLV', '0000101', $2, 3, $3, $3, $4)`,
      [id, items.flour, people.buyer, api.clock.now()],
    )
  return ids.map(({ id }) => id)
}

test('the work queue is for staff, each for the customers they look after [SHELL-8, ACCESS-4]', async () => {
  expect((await buyer!.call(getWorkQueue, {})).status).toBe(403)
  const [own_, all, other] = await Promise.all([dsr!, admin!, otherDsr!].map((who) => who.ask(getWorkQueue, {})))
  expect(new Set(all!.failedOrders?.entries.map(({ shipTo }) => shipTo.number))).toEqual(
    new Set(['0000101', '0000102']),
  )
  expect(all!.overdueAccounts === null || all!.overdueAccounts.total > 0).toBe(true)
  const places = (queue: typeof own_) =>
    [...(queue!.failedOrders?.entries ?? []), ...(queue!.overdueAccounts?.entries ?? [])].map((at) => at.shipTo.number)
  expect(new Set(places(own_))).toContain('0000101')
  expect(places(other)).not.toContain('0000101')
})

test('the work queue counts by the day of each division, not by that of UTC [SHELL-8]', async () => {
  const before = api.clock.now()
  // 5:03 pm of March 2 in Los Angeles: what is due on March 2 is not late yet.
  api.clock.set(new Date('2026-03-03T01:03:00Z'))
  const { overdueAccounts } = await admin!.ask(getWorkQueue, {})
  const late = overdueAccounts?.entries.find(({ shipTo }) => shipTo.number === own.shipTo)
  expect(late).toMatchObject({ pastDue: 700, invoices: 1, oldestDueDate: '2026-03-01' })
  api.clock.set(before)
})

test('a failed order says when it was placed, for when, how much, and why [SHELL-8]', async () => {
  await api.db.run(
    `insert into order_status_changes (order_id, at, status, message)
     select id, $1, status, 'Item 0001001 is unknown to the ERP' from orders where status = 'Failed'`,
    [api.clock.now()],
  )
  const { failedOrders } = await admin!.ask(getWorkQueue, {})
  expect(failedOrders?.entries.find(({ deliveryDate }) => deliveryDate === '2026-03-05')).toMatchObject({
    placedOn: '2026-03-02',
    deliveryDate: '2026-03-05',
    subtotal: 8000,
    reason: 'Item 0001001 is unknown to the ERP',
  })
})

test('the queue lists carts without a date last, counts them all, and lists all when asked [SHELL-8]', async () => {
  await openCarts(1, null)
  await openCarts(7, '2026-03-03')
  const { openCarts: first } = await admin!.ask(getWorkQueue, {})
  expect([first?.total, first?.entries.length]).toEqual([8, 6])
  const { openCarts: all } = await admin!.ask(getWorkQueue, { query: { limit: 200 } })
  expect(all?.entries).toHaveLength(8)
  expect(all?.entries.at(-1)).toMatchObject({
    deliveryDate: null,
    cutOffAt: null,
    changedOn: '2026-03-02',
    shipTo: { number: '0000101', billTo: '0000100' },
  })
})

test('a cart has its amount and the cut-off of its own day, as the ship-to’s route sets it [SHELL-8, CUST-3]', async () => {
  const { openCarts: carts } = await admin!.ask(getWorkQueue, {})
  // Tuesdays close on Monday at 5 pm in Los Angeles.
  expect(carts?.entries[0]).toMatchObject({
    lines: 1,
    cases: 3,
    // Three cases at $20.00.
    subtotal: 6000,
    isEstimate: false,
    cutOffAt: '2026-03-03T01:00:00.000Z',
    today: '2026-03-02',
  })
})

test('an entry says how to reach the customer: the phone of the ship-to, else of its bill-to [SHELL-8]', async () => {
  await api.db.run(`update bill_tos set phone = '555-0100', email = 'ap@grill.example' where number = '0000100'`)
  await api.db.run(`update ship_tos set phone = '555-0101' where number = '0000101'`)
  const { failedOrders } = await admin!.ask(getWorkQueue, {})
  const byShipTo = new Map(failedOrders?.entries.map((each) => [each.shipTo.number, [each.phone, each.email]]))
  expect(byShipTo.get('0000101')).toEqual(['555-0101', 'ap@grill.example'])
  expect(byShipTo.get('0000102')).toEqual(['555-0100', 'ap@grill.example'])
})

test('failed orders come with the nearest day still to be delivered first [SHELL-8]', async () => {
  const { failedOrders } = await admin!.ask(getWorkQueue, {})
  expect(failedOrders?.entries.map(({ deliveryDate }) => deliveryDate)).toEqual([
    '2026-03-03',
    '2026-03-05',
    '2026-03-01',
  ])
})

test('a list whose feature the reader lacks is not returned [ACCESS-2]', async () => {
  // An inventory user sees orders, but neither carts nor invoices.
  await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.otherDsr])
  const inventory = await api.as('otherDsr')
  const queue = await inventory.ask(getWorkQueue, {})
  expect(queue.failedOrders).not.toBeNull()
  expect([queue.openCarts, queue.overdueAccounts]).toEqual([null, null])
  await api.db.run(`update users set role = 'dsr' where id = $1`, [people.otherDsr])
})

test('the weeks of a team are those of their customers by delivery date, each counted once [SHELL-8, ACCESS-4]', async () => {
  await order('Invoiced', '2026-02-22')
  await order('Open', '2026-03-08', shipTos.sibling)
  await order('Open', '2026-03-02', shipTos.foreign)
  await order('Open', '2026-03-04', shipTos.otherDivision)
  // Reached by role and by name: still one customer.
  await api.db.run(
    `insert into user_ship_tos (user_id, division, ship_to) values ($1, 'NLV', '0000101') on conflict do nothing`,
    [people.dsr],
  )
  const weeksOf = async (who: typeof dsr) => (await who!.ask(getTeamWeeks, {})).weeks
  const mine = await weeksOf(dsr)
  expect(mine).toHaveLength(12)
  expect(mine[0]).toEqual({ monday: '2025-12-15', cases: 0, spend: 0 })
  expect(mine.slice(-3)).toEqual([
    { monday: '2026-02-16', cases: 4, spend: 8000 },
    { monday: '2026-02-23', cases: 0, spend: 0 },
    { monday: '2026-03-02', cases: 4, spend: 8000 },
  ])
  expect((await weeksOf(otherDsr)).at(-1)).toEqual({ monday: '2026-03-02', cases: 8, spend: 16_000 })
  expect((await weeksOf(admin)).at(-1)).toEqual({ monday: '2026-03-02', cases: 12, spend: 24_000 })
  expect((await buyer!.call(getTeamWeeks, {})).status).toBe(403)
})
