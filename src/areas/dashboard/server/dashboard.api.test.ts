import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { getDashboard, getWorkQueue } from '../dashboard.endpoints.ts'

const api = await startApi()
const [buyer, dsr, otherDsr, admin] = await Promise.all(
  (['buyer', 'dsr', 'otherDsr', 'admin'] as const).map((who) => api.as(who)),
)
const own = shipTos.own

let orders = 0
async function order(status: string, deliveryDate: string, shipTo: { division: string; shipTo: string } = own) {
  const cartId = crypto.randomUUID()
  const billTo = (
    await api.db.row<{ bill: string }>('select bill_to as bill from ship_tos where division = $1 and number = $2', [
      shipTo.division,
      shipTo.shipTo,
    ])
  ).bill
  await api.db.run(
    `insert into carts (id, division, ship_to, bill_to, status, so_type, type, created_by, changed_by)
     values ($1, $2, $3, $4, 'ordered', 'regularDelivery', 'external', $5, $5)`,
    [cartId, shipTo.division, shipTo.shipTo, billTo, people.buyer],
  )
  await api.db.run(
    `insert into orders (id, order_number, cart_id, cart_version, division, ship_to, bill_to, po, so_type, delivery_date,
       status, origin_source, placed_by, placed_at, modified_at, total_cases, total_units, total_weight_hundredths, subtotal_cents)
     values ($1, $2, $3, 1, $4, $5, $6, '', 'regularDelivery', $7, $8, -1, $9, $10, $10, 4, 0, 0, 8000)`,
    [
      crypto.randomUUID(),
      `D${++orders}`,
      cartId,
      shipTo.division,
      shipTo.shipTo,
      billTo,
      deliveryDate,
      status,
      people.buyer,
      api.clock.now(),
    ],
  )
}
const invoice = (number: string, due: string, open: number, shipTo: { division: string; shipTo: string } = own) =>
  api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     select division, $3, number, bill_to, '2026-01-05', $4, 5000, $5 from ship_tos where division = $1 and number = $2`,
    [shipTo.division, shipTo.shipTo, number, due, open],
  )

test('a buyer sees orders on their way, failed ones first, and the days they come [SHELL-8]', async () => {
  await order('Open', '2026-03-04')
  await order('Placed', '2026-03-03')
  await order('Failed', '2026-03-05')
  await order('Invoiced', '2026-03-02')
  await order('Open', '2026-03-03', shipTos.foreign)
  const seen = await buyer!.ask(getDashboard, { params: own })
  expect(seen.orders?.map(({ status, deliveryDate }) => [status, deliveryDate])).toEqual([
    ['Failed', '2026-03-05'],
    ['Placed', '2026-03-03'],
    ['Open', '2026-03-04'],
  ])
  expect(seen.deliveries).toEqual([
    { date: '2026-03-03', orders: 1, cases: 4 },
    { date: '2026-03-04', orders: 1, cases: 4 },
  ])
})

test('what is owed counts open invoices of this ship-to only, past due by the division’s day [SHELL-8]', async () => {
  await invoice('I1', '2026-03-01', 700)
  await invoice('I2', '2026-03-02', 1100)
  await invoice('I3', '2026-03-20', 900)
  await invoice('I4', '2026-02-01', 0)
  await invoice('I5', '2026-02-01', 99_999, shipTos.foreign)
  const { account } = await buyer!.ask(getDashboard, { params: own })
  expect(account).toMatchObject({ open: 2700, pastDue: 700, pastDueInvoices: 1, nextDueDate: '2026-03-02' })
})

test('the next delivery that can still be ordered comes with its cut-off [SHELL-8]', async () => {
  const { nextDelivery, today } = await buyer!.ask(getDashboard, { params: own })
  expect(today).toBe('2026-03-02')
  expect(nextDelivery).toEqual({ date: '2026-03-03', cutOffAt: '2026-03-03T01:00:00.000Z' })
})

test('weeks run from Monday by delivery date, empty ones count, expired orders do not [SHELL-8]', async () => {
  const { sibling } = shipTos
  await order('Invoiced', '2026-02-22', sibling)
  await order('Invoiced', '2026-02-23', sibling)
  await order('Expired', '2026-02-23', sibling)
  await order('Open', '2026-03-02', sibling)
  await order('Placed', '2026-03-08', sibling)
  const { weeks } = await buyer!.ask(getDashboard, { params: sibling })
  expect(weeks).toHaveLength(12)
  expect(weeks?.[0]).toEqual({ monday: '2025-12-15', cases: 0, spend: 0 })
  expect(weeks?.slice(-3)).toEqual([
    { monday: '2026-02-16', cases: 4, spend: 8000 },
    { monday: '2026-02-23', cases: 4, spend: 8000 },
    { monday: '2026-03-02', cases: 8, spend: 16_000 },
  ])
  await api.db.run(`delete from orders where status = 'Expired'`)
})

test('a part whose feature is missing is not returned [ACCESS-2]', async () => {
  const prospect = await api.as('prospect')
  const seen = await prospect.ask(getDashboard, { params: shipTos.prospective })
  expect([seen.orders, seen.deliveries, seen.account, seen.weeks]).toEqual([null, null, null, null])
})

test('the work queue is for staff, each for the customers they look after [SHELL-8, ACCESS-4]', async () => {
  expect((await buyer!.call(getWorkQueue, {})).status).toBe(403)
  const [own_, all, other] = await Promise.all([dsr!, admin!, otherDsr!].map((who) => who.ask(getWorkQueue, {})))
  expect(all!.failedOrders.entries.map(({ shipTo }) => shipTo.number)).toEqual(['0000101'])
  expect(all!.overdueAccounts === null || all!.overdueAccounts.total > 0).toBe(true)
  const places = (queue: typeof own_) =>
    [...queue!.failedOrders.entries, ...(queue!.overdueAccounts?.entries ?? [])].map((at) => at.shipTo.number)
  expect(new Set(places(own_))).toContain('0000101')
  expect(places(other)).not.toContain('0000101')
})

test('past due is returned by ship-to and by bill-to, each with its own sum [SHELL-8, CUST-1]', async () => {
  await invoice('S1', '2026-02-10', 31_000, shipTos.sibling)
  const { account } = await buyer!.ask(getDashboard, { params: own })
  // This ship-to as before; the bill-to has the sibling's invoice too.
  expect([account?.pastDue, account?.open]).toEqual([700, 2700])
  expect(account?.billTo).toEqual({
    pastDue: { amount: 31_700, invoicesCount: 2 },
    netDue: { amount: 33_700, invoicesCount: 4 },
  })
})

test('a credit hold of the bill-to shows on the dashboard and in the shop [SHELL-8, CUST-1]', async () => {
  const isHeld = async () => {
    const [home, shop] = await Promise.all([
      buyer!.ask(getDashboard, { params: own }),
      buyer!.ask(searchShop, { params: own }),
    ])
    return [home.isOnCreditHold, shop.isOnCreditHold]
  }
  expect(await isHeld()).toEqual([false, false])
  await api.db.run(`update bill_tos set is_on_credit_hold = true where division = 'NLV' and number = '0000100'`)
  expect(await isHeld()).toEqual([true, true])
  await api.db.run(`update bill_tos set is_on_credit_hold = false where division = 'NLV' and number = '0000100'`)
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

test('the queue lists carts without a date, says how many there are, and shows all when asked [SHELL-8]', async () => {
  const ids = await api.db.rows<{ id: string }>(
    `insert into carts (id, division, ship_to, bill_to, status, so_type, type, po, delivery_date, created_by, changed_by,
                        changed_at)
     select gen_random_uuid(), 'NLV', '0000101', '0000100', 'open', 'regularDelivery', 'external', 'PO ' || n,
            case when n > 1 then date '2026-03-03' end, $1, $1, $2
     from generate_series(1, 7) n returning id`,
    [people.buyer, api.clock.now()],
  )
  for (const { id } of ids)
    await api.db.run(
      `insert into cart_lines (cart_id, position, division, ship_to, item_number, ordered_cases, added_by, changed_by, changed_at)
       values ($1, 1, 'NLV', '0000101', $2, 1, $3, $3, $4)`,
      [id, items.flour, people.buyer, api.clock.now()],
    )
  const first = await admin!.ask(getWorkQueue, {})
  expect([first.openCarts.total, first.openCarts.entries.length]).toEqual([7, 5])
  const all = await admin!.ask(getWorkQueue, { query: { limit: 200 } })
  expect(all.openCarts.entries).toHaveLength(7)
  // Those without a date come last, and every entry knows the ship-to it opens for.
  expect(all.openCarts.entries.at(-1)).toMatchObject({
    po: 'PO 1',
    deliveryDate: null,
    changedOn: '2026-03-02',
    shipTo: { number: '0000101', billTo: '0000100' },
  })
})

test('a failed order says when it was placed, for when, how much, and why [SHELL-8]', async () => {
  await api.db.run(
    `insert into order_status_changes (order_id, at, status, message)
     select id, $1, status, 'Item 0001001 is unknown to the ERP' from orders where status = 'Failed'`,
    [api.clock.now()],
  )
  const { failedOrders } = await admin!.ask(getWorkQueue, {})
  expect(failedOrders.entries[0]).toMatchObject({
    placedOn: '2026-03-02',
    deliveryDate: '2026-03-05',
    subtotal: 8000,
    reason: 'Item 0001001 is unknown to the ERP',
  })
})
