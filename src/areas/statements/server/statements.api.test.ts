import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getCustomerDetails } from '#areas/accounts/accounts.endpoints.ts'
import { bookEntries, lockInvoices, postEntries } from '#areas/invoices/server/public.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { addDays } from '#kit/dates.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import type { StatementKind } from '../statement.ts'
import { downloadStatement, getStatement, listStatements, printStatement } from '../statements.endpoints.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr, prospect] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('prospect'),
])
// Monday noon in Las Vegas, see `startApi`.
const today = '2026-03-02'
const params = { division: 'NLV', billTo: '0000100' }
const read = (query: CallInput<typeof getStatement>['query'] = {}, who = buyer) =>
  who.ask(getStatement, { params, query: { pageSize: '100', ...query } })

/** Posts a payment as if it had been made at noon of a day of Las Vegas. */
const pay = (invoiceNumber: string, cents: number, day: string, source: string) =>
  api.db.inTransaction(async (tx) => {
    await lockInvoices(tx, [{ division: 'NLV', invoiceNumber }])
    await postEntries(
      tx,
      source,
      [{ division: 'NLV', invoiceNumber, kind: 'payment', amountCents: -cents }],
      new Date(`${day}T20:00:00Z`),
    )
  })

test('an open item statement is as of its day: later payments and invoices do not count [BILL-2]', async () => {
  await storeInvoices(api.db, [
    { invoiceNumber: 'S1', totalCents: 10_000, invoiceDate: '2026-01-10', dueDate: '2026-01-31' },
    { invoiceNumber: 'S2', totalCents: 5_000, invoiceDate: '2026-02-20', dueDate: '2026-03-13' },
    { invoiceNumber: 'S3', totalCents: -700, invoiceDate: '2026-02-01', dueDate: '2026-02-01' },
  ])
  await pay('S1', 4_000, '2026-02-25', 'p1')
  const now = await read()
  expect(now).toMatchObject({ asOf: today, isWhole: true, totalLines: 3 })
  expect(now.items.map(({ invoiceNumber, open, daysPastDue }) => [invoiceNumber, open, daysPastDue])).toEqual([
    ['S1', 6_000, 30],
    ['S3', -700, 0],
    ['S2', 5_000, 0],
  ])
  expect(now.aged).toEqual({ current: 5_000, to30: 6_000, to60: 0, to90: 0, over90: 0, credits: -700, total: 10_300 })
  const before = await read({ asOf: '2026-02-10' })
  expect(before.items.map(({ invoiceNumber, open }) => [invoiceNumber, open])).toEqual([
    ['S1', 10_000],
    ['S3', -700],
  ])
  const openOn = async (asOf: string) => (await read({ asOf })).aged.total
  expect([await openOn('2026-02-19'), await openOn('2026-02-20')]).toEqual([9_300, 14_300])
  expect([await openOn('2026-02-24'), await openOn('2026-02-25')]).toEqual([14_300, 10_300])
  const forward = await read({ kind: 'balanceForward', from: '2026-02-01' })
  expect(forward.openingBalance).toBe(10_000)
  expect(forward.entries.map(({ postedOn, kind, amount, balance }) => [postedOn, kind, amount, balance])).toEqual([
    ['2026-02-01', 'charge', -700, 9_300],
    ['2026-02-20', 'charge', 5_000, 14_300],
    ['2026-02-25', 'payment', -4_000, 10_300],
  ])
  await api.db.run('delete from invoices')
})

test('a payment of two invoices is one line of a balance forward [BILL-2]', async () => {
  await storeInvoices(api.db, [
    { invoiceNumber: 'A1', totalCents: 100 },
    { invoiceNumber: 'A2', totalCents: 200 },
  ])
  await pay('A2', 200, '2026-02-20', 'both')
  await pay('A1', 100, '2026-02-20', 'both')
  await bookEntries(api.db, 'both', 'payment', new Date())
  const { entries } = await read({ kind: 'balanceForward' })
  expect(entries.at(-1)).toEqual({
    postedOn: '2026-02-20',
    kind: 'payment',
    invoiceNumbers: ['A1', 'A2'],
    amount: -300,
    balance: 0,
  })
  await api.db.run('delete from invoices')
})

interface Bill {
  readonly shipTo: '0000101' | '0000102'
  readonly invoicedAgo: number
  readonly terms: number
  readonly total: number
  readonly paid: readonly { readonly ago: number; readonly cents: number }[]
}
const someBill: fc.Arbitrary<Bill> = fc.record({
  shipTo: fc.constantFrom('0000101', '0000102'),
  invoicedAgo: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 150 })),
  terms: fc.integer({ min: 0, max: 40 }),
  total: fc.integer({ min: -5_000, max: 9_000_000_000 }).filter((total) => total !== 0),
  paid: fc.array(fc.record({ ago: fc.integer({ min: 0, max: 60 }), cents: fc.integer({ min: 1, max: 9_999 }) }), {
    maxLength: 2,
  }),
})

test('totals are the sum of what is listed, to the cent, on every path and as of any day [BILL-2]', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(someBill, { maxLength: 6 }),
      fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 120 })),
      fc.constantFrom(undefined, '0000101', '0000102'),
      async (bills, ago, shipTo) => {
        await api.db.run('delete from invoices')
        const asOf = addDays(today, -ago)
        // As a clerk would do it on paper.
        let paper = 0
        const columns = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0, credits: 0 }
        for (const [n, bill] of bills.entries()) {
          const invoiceNumber = `R${run}-${n}`
          const invoiceDate = addDays(today, -bill.invoicedAgo)
          const dueDate = addDays(invoiceDate, bill.terms)
          const { shipTo: of, total: totalCents } = bill
          await storeInvoices(api.db, [{ invoiceNumber, shipTo: of, totalCents, invoiceDate, dueDate }])
          let open = invoiceDate <= asOf ? totalCents : 0
          for (const [k, { ago: paidAgo, cents }] of bill.paid.entries()) {
            const day = addDays(today, -Math.min(paidAgo, bill.invoicedAgo))
            await pay(invoiceNumber, cents, day, `${invoiceNumber}-${k}`)
            if (day <= asOf) open -= cents
          }
          if (shipTo !== undefined && of !== shipTo) continue
          paper += open
          const late = (Date.parse(asOf) - Date.parse(dueDate)) / 86_400_000
          if (open < 0) columns.credits += open
          else if (late < 1) columns.current += open
          else if (late < 31) columns.to30 += open
          else if (late < 61) columns.to60 += open
          else if (late < 91) columns.to90 += open
          else columns.over90 += open
        }
        run++
        const query = { asOf, ...(shipTo && { shipTo }) }
        const items = await read({ ...query, kind: 'openItem' })
        expect(items.aged).toEqual({ ...columns, total: paper })
        expect(items.items.reduce((sum, { open }) => sum + open, 0)).toBe(paper)
        const forward = await read({ ...query, kind: 'balanceForward' })
        expect(forward.entries.at(-1)?.balance ?? forward.openingBalance).toBe(paper)
        expect(forward.aged).toEqual(items.aged)
        for (const kind of ['openItem', 'balanceForward'] as const) {
          const { body } = await buyer.call(downloadStatement, { params, query: { ...query, kind } })
          const rows = String(body).trimEnd().split('\r\n')
          const column = rows[0]!.split(',').indexOf(kind === 'openItem' ? 'Open' : 'Balance')
          expect(Math.round(Number(rows.at(-1)!.split(',')[column]) * 100)).toBe(paper)
        }
        if (ago > 0 || shipTo !== undefined) return
        const { accounts } = await buyer.ask(listStatements, {})
        expect(accounts.map(({ aged }) => aged)).toEqual([items.aged])
        const details = await buyer.ask(getCustomerDetails, { params: shipTos.own })
        expect(details.accountsSummary!.netDue.amount).toBe(paper)
      },
    ),
    { numRuns: 40 },
  )
  await api.db.run('delete from invoices')
})

test('a reader of one ship-to gets the statement of that one, and it says so [BILL-2, ACCESS-4]', async () => {
  await storeInvoices(api.db, [
    { invoiceNumber: 'N1', totalCents: 111, shipTo: '0000101' },
    { invoiceNumber: 'N2', totalCents: 222, shipTo: '0000102' },
  ])
  await api.db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`)
  const narrowed = await read({}, colleague)
  expect(narrowed).toMatchObject({ isWhole: false, shipTos: [{ number: '0000102' }], aged: { total: 222 } })
  // A statement of $0.00 about what is not theirs would be a wrong one.
  const missing = { status: 404, body: { code: 'statement_ship_to_not_found', field: 'shipTo' } }
  for (const call of [getStatement, printStatement, downloadStatement])
    for (const shipTo of ['0000101', '0000999'])
      expect(await colleague.call(call, { params, query: { shipTo } })).toMatchObject(missing)
  expect((await colleague.ask(listStatements, {})).accounts).toMatchObject([{ aged: { total: 222 } }])
  await api.db.run('delete from user_ship_tos')
})

test('another customer’s account reads as a missing one, and without the feature there is none [BILL-2, ACCESS-2]', async () => {
  const foreign = await stranger.call(getStatement, { params })
  const missing = await stranger.call(getStatement, { params: { ...params, billTo: '0009999' } })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(missing.body)
  expect((await stranger.call(printStatement, { params })).status).toBe(404)
  expect((await prospect.call(listStatements, {})).status).toBe(403)
})

test('staff find accounts by their DSR and by what is past due, the largest debt first [BILL-2]', async () => {
  await api.db.run('delete from invoices')
  await storeInvoices(api.db, [
    { invoiceNumber: 'D1', totalCents: 900, dueDate: '2026-02-01' },
    { invoiceNumber: 'D2', totalCents: 5_000, shipTo: '0000201', billTo: '0000200', dueDate: '2026-03-02' },
  ])
  const admin = await api.as('admin')
  const names = async (query: object) =>
    (await admin.ask(listStatements, { query: query })).accounts.map(({ billTo }) => billTo)
  expect(await names({ isPastDue: 'true' })).toEqual(['0000100'])
  expect((await names({ sort: 'total', sortDirection: 'desc' })).slice(0, 2)).toEqual(['0000200', '0000100'])
  expect(await names({ dsr: 'OTHER-dsr@larder.example', division: 'NLV' })).toEqual(['0000200'])
  expect((await dsr.ask(listStatements, { query: { keyword: 'harbor' } })).accounts).toMatchObject([params])
})

test('a statement comes as PDF, and as CSV no spreadsheet runs [BILL-2, IMPORT-2]', async () => {
  await api.db.run('delete from invoices')
  await storeInvoices(
    api.db,
    Array.from({ length: 90 }, (_, n) => ({ invoiceNumber: `L${100 + n}`, totalCents: 100 + n })),
  )
  for (const kind of ['openItem', 'balanceForward'] satisfies StatementKind[]) {
    const pdf = await buyer.call(printStatement, { params, query: { kind } })
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`statement-NLV-0000100-${today}.pdf`)
  }
  const csv = await buyer.call(downloadStatement, { params })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect((await read({ pageSize: '25', pageNo: '99' })).items).toHaveLength(90 % 25)
})
