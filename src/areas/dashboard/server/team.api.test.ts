import { expect, test } from 'vitest'
import { placeTestOrder } from '#areas/sales-analytics/testing/sales-history.ts'
import { sumMarked } from '#areas/sales-analytics/server/public.ts'
import { getDayPlan } from '#areas/sales-analytics/day-plan.endpoints.ts'
import { listLapsedCustomers, listLapsedItems } from '#areas/sales-analytics/sales-habits.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { storeInvoices } from '../testing/store-orders.ts'
import { getTeam } from '../team.endpoints.ts'
import { getWorkQueue } from '../work-queue.endpoints.ts'

// Monday, March 2, 2026, noon: Tuesday's deliveries close at 5 pm.
const api = await startApi()
const { db } = api
const [buyer, dsr, dsm, admin] = await Promise.all(
  (['buyer', 'dsr', 'dsm', 'admin'] as const).map((who) => api.as(who)),
)
const flour = { itemNumber: '0001001', cases: 2, cents: 5000 }
const [rosa, omar] = ['dsr@larder.example', 'other-dsr@larder.example']

// Both kitchens of the first rep bought weekly and stopped; one of the second bought last week.
for (const shipTo of ['0000101', '0000102'])
  for (const day of ['2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02'])
    await placeTestOrder(db, { shipTo, day, lines: [flour], status: 'Invoiced' })
for (const day of ['2026-02-03', '2026-02-10', '2026-02-17', '2026-02-24'])
  await placeTestOrder(db, { shipTo: '0000201', day, lines: [{ ...flour, cents: 20_000 }], status: 'Invoiced' })
await placeTestOrder(db, { shipTo: '0000102', day: '2026-03-03', lines: [{ ...flour, cents: 7000 }] })
// No manager of this division: of the office alone.
await placeTestOrder(db, { division: 'NIC', shipTo: '0000901', day: '2026-02-24', lines: [{ ...flour, cents: 900 }] })
await sumMarked(db, { waits: true, today: '2026-03-02' })
await storeInvoices(api)('I1', '2026-02-20', 700)

test('a manager’s reps stand side by side, who sold most first, with what asks for a hand [STAFF-6]', async () => {
  const { reps, total, seesMargin } = await dsm!.ask(getTeam, {})
  expect(seesMargin).toBe(true)
  const rows = reps.map(({ email, customers, now, lapsedCustomers, withoutOrder, pastDue }) => ({
    email,
    customers,
    sales: now.sales,
    cases: now.cases,
    orders: now.orders,
    lapsedCustomers,
    withoutOrder,
    pastDue,
  }))
  // The prospect of the first rep is no customer yet. Of flour a case costs $15.00. What is for
  // tomorrow is no sale of today's range yet, but the kitchen is neither lapsed nor called.
  expect(rows).toEqual([
    {
      email: omar,
      customers: 1,
      sales: 80_000,
      cases: 8,
      orders: 4,
      lapsedCustomers: 0,
      withoutOrder: 1,
      pastDue: { cents: 0, shipTos: 0 },
    },
    {
      email: rosa,
      customers: 2,
      sales: 40_000,
      cases: 16,
      orders: 8,
      lapsedCustomers: 1,
      withoutOrder: 1,
      pastDue: { cents: 700, shipTos: 1 },
    },
  ])
  expect(reps.map(({ now }) => now.margin)).toEqual([80_000 - 8 * 1500, 40_000 - 16 * 1500])
  expect(total.now.sales).toBe(120_000)
})

test('the office has all reps, of all divisions; a rep and a customer have no team [STAFF-6, ACCESS-4]', async () => {
  const { reps } = await admin!.ask(getTeam, {})
  expect(reps.map(({ email, divisions }) => [email, divisions])).toEqual([
    [omar, ['NIC', 'NLV']],
    [rosa, ['NLV']],
  ])
  expect(reps[0]!.now.sales).toBe(80_900)
  expect((await dsr!.call(getTeam, {})).status).toBe(403)
  expect((await buyer!.call(getTeam, {})).status).toBe(403)
})

test('credit requests that wait for the rep or the manager are counted with their rep [STAFF-6]', async () => {
  await db.run(
    `insert into credit_requests (id, division, invoice_number, invoice_date, ship_to, bill_to, origin, status, codes,
       credit_types, amount_cents, charges_cents, claim_charges_cents, created_by, created_at, changed_at, due_at)
     select gen_random_uuid(), i.division, i.invoice_number, i.invoice_date, i.ship_to, i.bill_to, 'customer', s.status, '{SHORT}',
       '{credit}', 100, 0, 0, u.id, now(), now(), now()
     from invoices i, users u, (values ('pendingDsrApproval'), ('pendingDsmApproval'), ('pendingApproval')) s (status)
     where i.invoice_number = 'I1' and u.email = 'buyer@larder.example'`,
  )
  const { reps } = await dsm!.ask(getTeam, {})
  expect(reps.map(({ email, creditsWaiting }) => [email, creditsWaiting])).toEqual([
    [omar, 0],
    [rosa, 2],
  ])
})

test('what waits is kept to one rep, and never beyond the reader’s own customers [STAFF-6, ACCESS-4]', async () => {
  const query = { rep: omar! }
  const called = async (who: typeof dsm, rep: { rep: string }) =>
    (await who!.ask(getDayPlan, { query: rep })).withoutOrder.entries.map(({ shipTo }) => shipTo.number)
  expect(await called(dsm, query)).toEqual(['0000201'])
  expect(await called(dsm, { rep: rosa! })).toEqual(['0000101'])
  expect(await called(dsr, query)).toEqual([])
  const owing = async (rep: string) => (await dsm!.ask(getWorkQueue, { query: { rep } })).overdueAccounts!.total
  expect([await owing(rosa!), await owing(omar!)]).toEqual([1, 0])
  const lapsed = async (rep: string) => [
    (await dsm!.ask(listLapsedCustomers, { query: { rep } })).totalRecords,
    (await dsm!.ask(listLapsedItems, { query: { rep } })).totalRecords,
  ]
  expect([await lapsed(rosa!), await lapsed(omar!)]).toEqual([
    [1, 1],
    [0, 0],
  ])
  const plan = await dsm!.ask(getDayPlan, { query })
  expect(plan.lapsedItems.total).toBe(0)
})
