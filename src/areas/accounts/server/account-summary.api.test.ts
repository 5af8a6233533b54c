import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { getCustomerDetails } from '../accounts.endpoints.ts'

const api = await startApi()
const [buyer, colleague, otherDsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('otherDsr')])

interface Bill {
  readonly shipTo: '0000101' | '0000102' | '0000201'
  /** Days from today to the due date. */
  readonly dueIn: number
  readonly open: number
}
const billTos = { '0000101': '0000100', '0000102': '0000100', '0000201': '0000200' } as const
// Monday noon in Las Vegas, see `startApi`.
const dayIn = (days: number) => new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10)

async function bill(bills: readonly Bill[]) {
  await api.db.run('truncate invoices cascade')
  for (const [n, { shipTo, dueIn, open }] of bills.entries()) {
    await api.db.run(
      `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
       values ('NLV', $1, $2, $3, '2026-01-05', $4, 999999, $5)`,
      [`I${n}`, shipTo, billTos[shipTo], dayIn(dueIn), open],
    )
  }
}

/** The sum as a clerk would do it on paper. */
function onPaper(bills: readonly Bill[], ofShipTos: readonly string[]) {
  let pastDue = 0
  let pastDueCount = 0
  let netDue = 0
  let count = 0
  for (const { shipTo, dueIn, open } of bills) {
    if (!ofShipTos.includes(shipTo)) continue
    netDue += open
    if (open > 0) count++
    if (open > 0 && dueIn < 0) {
      pastDue += open
      pastDueCount++
    }
  }
  return { pastDue: { amount: pastDue, invoicesCount: pastDueCount }, netDue: { amount: netDue, invoicesCount: count } }
}

const summaryFor = async (client: typeof buyer, shipTo: { division: string; shipTo: string }) =>
  (await client.ask(getCustomerDetails, { params: shipTo })).accountsSummary

const someBill: fc.Arbitrary<Bill> = fc.record({
  shipTo: fc.constantFrom('0000101', '0000102', '0000201'),
  dueIn: fc.integer({ min: -2, max: 2 }),
  open: fc.oneof(fc.constant(0), fc.integer({ min: -5_000_000_000, max: 90_000_000_000 })),
})

test('an account summary is to the cent what the open invoices of the bill-to add up to, whoever reads it [CUST-1]', async () => {
  // Rows of this user narrow it to one of two ship-tos of the same bill-to.
  await api.db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`)
  await fc.assert(
    fc.asyncProperty(fc.array(someBill, { minLength: 1, maxLength: 12 }), async (bills) => {
      await bill(bills)
      // An account without any invoice is another test.
      const has = (...of: string[]) => bills.some(({ shipTo }) => of.includes(shipTo))
      if (has('0000101', '0000102')) {
        const whole = onPaper(bills, ['0000101', '0000102'])
        expect(await summaryFor(buyer, shipTos.own)).toEqual(whole)
        expect(await summaryFor(buyer, shipTos.sibling)).toEqual(whole)
        expect(await summaryFor(colleague, shipTos.sibling)).toEqual(onPaper(bills, ['0000102']))
      }
      if (has('0000201')) expect(await summaryFor(otherDsr, shipTos.foreign)).toEqual(onPaper(bills, ['0000201']))
    }),
    { numRuns: 60 },
  )
})

test('an account without invoices shows the figures sent with its bill-to, but not to users who may see only part of it [CUST-1]', async () => {
  await bill([])
  await api.db.run(
    `update bill_tos set past_due_cents = 1234, net_due_cents = 5678, invoices_due = 9 where number = '0000100'`,
  )
  expect(await summaryFor(buyer, shipTos.own)).toMatchObject({
    pastDue: { amount: 1234 },
    netDue: { amount: 5678, invoicesCount: 9 },
  })
  expect(await summaryFor(colleague, shipTos.sibling)).toMatchObject({
    pastDue: { amount: 0 },
    netDue: { amount: 0, invoicesCount: 0 },
  })
})

test('an invoice is past due from the day after its due date where the division is [CUST-1]', async () => {
  await bill([{ shipTo: '0000101', dueIn: 0, open: 700 }])
  // Already Tuesday in UTC, still Monday in Las Vegas.
  api.clock.set(new Date('2026-03-03T07:30:00Z'))
  expect((await summaryFor(buyer, shipTos.own))?.pastDue.amount).toBe(0)
  api.clock.set(new Date('2026-03-03T08:30:00Z'))
  expect((await summaryFor(buyer, shipTos.own))?.pastDue.amount).toBe(700)
})
