import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { getCustomer, listCustomers } from '../customer-pages.endpoints.ts'

const api = await startApi()
const [dsr, admin, buyer] = await Promise.all([api.as('dsr'), api.as('admin'), api.as('buyer')])
const numbers = async (query: object, who = admin) =>
  (await who.ask(listCustomers, { query })).customers.map(({ billTo }) => billTo)

test('staff list the customers they look after, nobody else lists any [CUST-1, ACCESS-4]', async () => {
  expect(await numbers({}, dsr)).toEqual(['0000100', '0000300'])
  expect(await numbers({})).toEqual(['0000100', '0000900', '0000300', '0000200'])
  expect((await buyer.call(listCustomers, {})).status).toBe(403)
})

test('the search matches a customer and its ship-tos, but not another rep’s ship-tos [CUST-1]', async () => {
  expect(await numbers({ keyword: 'airport' })).toEqual(['0000100'])
  expect(await numbers({ keyword: '0000901' })).toEqual(['0000900'])
  expect(await numbers({ keyword: 'henderson' }, dsr)).toEqual([])
  await api.db.run(`update ship_tos set dsr_email = 'other-dsr@larder.example' where number = '0000102'`)
  expect(await numbers({ keyword: 'airport' }, dsr)).toEqual([])
  const [row] = (await dsr.ask(listCustomers, { query: { keyword: 'harbor' } })).customers
  expect(row).toMatchObject({ shipToCount: 1, dsrNames: ['dsr'] })
  await api.db.run(`update ship_tos set dsr_email = 'dsr@larder.example' where number = '0000102'`)
})

test('filters narrow the list and its total alike [CUST-1, UI-6]', async () => {
  await api.db.run(`update bill_tos set is_on_credit_hold = true where number = '0000200'`)
  await api.db.run(`update bill_tos set is_active = false where number = '0000900'`)
  expect(await numbers({ isOnCreditHold: 'true' })).toEqual(['0000200'])
  expect(await numbers({ isActive: 'false' })).toEqual(['0000900'])
  expect(await numbers({ isProspective: 'true' })).toEqual(['0000300'])
  expect(await numbers({ division: 'NIC' })).toEqual(['0000900'])
  const page = await admin.ask(listCustomers, { query: { isProspective: 'false', pageSize: 1, includeTotal: 'true' } })
  expect([page.customers.length, page.totalRecords]).toEqual([1, 3])
})

const bill = fc.record({
  of: fc.constantFrom(['0000101', '0000100'], ['0000201', '0000200'], ['0000301', '0000300']),
  dueIn: fc.integer({ min: -2, max: 2 }),
  open: fc.integer({ min: -90_000, max: 9_000_000 }),
})

test('the list sorts and filters by the very amounts a customer’s page shows [CUST-1]', async () => {
  await api.db.run(`update bill_tos set past_due_cents = 777, net_due_cents = 888 where number = '0000900'`)
  await fc.assert(
    fc.asyncProperty(fc.array(bill, { minLength: 1, maxLength: 8 }), async (bills) => {
      await api.db.run('delete from invoices')
      for (const [
        n,
        {
          of: [shipTo, billTo],
          dueIn,
          open,
        },
      ] of bills.entries()) {
        const due = new Date(Date.UTC(2026, 2, 2 + dueIn)).toISOString().slice(0, 10)
        await api.db.run(
          `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
           values ('NLV', $1, $2, $3, '2026-01-05', $4, 1, $5)`,
          [`I${n}`, shipTo, billTo, due, open],
        )
      }
      const { customers } = await admin.ask(listCustomers, { query: { sort: 'pastDue', sortDirection: 'desc' } })
      const amounts = customers.map(({ accountsSummary }) => accountsSummary!.pastDue.amount)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      const late = await numbers({ isPastDue: 'true' })
      expect(late.toSorted()).toEqual(
        customers
          .filter(({ accountsSummary }) => accountsSummary!.pastDue.amount > 0)
          .map(({ billTo }) => billTo)
          .toSorted(),
      )
      for (const { division, billTo, accountsSummary } of customers) {
        const page = await admin.ask(getCustomer, { params: { division, billTo } })
        expect(page.accountsSummary).toEqual(accountsSummary)
      }
    }),
    { numRuns: 15 },
  )
})

test('who may not see invoices learns no amount, not by sorting and not by filtering [ACCESS-2]', async () => {
  await api.db.run(`update users set role = 'inventoryUser' where email = 'admin@larder.example'`)
  const byName = await numbers({})
  for (const query of [{ sort: 'pastDue', sortDirection: 'asc' }, { sort: 'netDue' }, { isPastDue: 'true' }]) {
    const { customers } = await admin.ask(listCustomers, { query: query as object })
    expect(customers.map(({ billTo }) => billTo)).toEqual(byName)
    expect(customers.every(({ accountsSummary }) => accountsSummary === null)).toBe(true)
  }
})
