import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import { getDashboard } from '../dashboard.endpoints.ts'
import { storeInvoices, storeOrders } from '../testing/store-orders.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = shipTos.own

const order = storeOrders(api)
const invoice = storeInvoices(api)

test('a buyer sees orders on their way, failed ones first, and the days they come [SHELL-8]', async () => {
  await order('Open', '2026-03-04')
  await order('Placed', '2026-03-03')
  await order('Failed', '2026-03-05')
  await order('Invoiced', '2026-03-02')
  await order('Open', '2026-03-03', shipTos.foreign)
  const seen = await buyer.ask(getDashboard, { params: own })
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

test('a failed order says why, and no other one does [SHELL-8]', async () => {
  await api.db.run(
    `insert into order_status_changes (order_id, at, status, message)
     select id, $1, status, 'Reason of ' || status from orders where ship_to = '0000101'`,
    [api.clock.now()],
  )
  const { orders } = await buyer.ask(getDashboard, { params: own })
  expect(orders?.map(({ reason }) => reason)).toEqual(['Reason of Failed', '', ''])
})

test('what is owed counts open invoices of this ship-to only, past due by the division’s day [SHELL-8]', async () => {
  await invoice('I1', '2026-03-01', 700)
  await invoice('I2', '2026-03-02', 1100)
  await invoice('I3', '2026-03-20', 900)
  await invoice('I4', '2026-02-01', 0)
  await invoice('I5', '2026-02-01', 99_999, shipTos.foreign)
  const { account } = await buyer.ask(getDashboard, { params: own })
  expect(account).toMatchObject({ open: 2700, pastDue: 700, pastDueInvoices: 1, nextDueDate: '2026-03-02' })
})

test('the next delivery that can still be ordered comes with its cut-off [SHELL-8]', async () => {
  const { nextDelivery, today } = await buyer.ask(getDashboard, { params: own })
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
  const { weeks } = await buyer.ask(getDashboard, { params: sibling })
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

test('past due is returned by ship-to and by bill-to, each with its own sum [SHELL-8, CUST-1]', async () => {
  await invoice('S1', '2026-02-10', 31_000, shipTos.sibling)
  const { account } = await buyer.ask(getDashboard, { params: own })
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
      buyer.ask(getDashboard, { params: own }),
      buyer.ask(searchShop, { params: own }),
    ])
    return [home.isOnCreditHold, shop.isOnCreditHold]
  }
  expect(await isHeld()).toEqual([false, false])
  await api.db.run(`update bill_tos set is_on_credit_hold = true where division = 'NLV' and number = '0000100'`)
  expect(await isHeld()).toEqual([true, true])
  await api.db.run(`update bill_tos set is_on_credit_hold = false where division = 'NLV' and number = '0000100'`)
})
