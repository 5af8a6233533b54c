import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { listInvoices } from '../invoices.endpoints.ts'
import { invoiceState } from '../rules/invoice-state.ts'
import { addInvoice } from '../testing/add-invoice.ts'

// The day is Monday, March 2, 2026 in both divisions.
const api = await startApi()
const [buyer, colleague, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('dsr'),
  api.as('admin'),
])
const orderId = '00000000-0000-7000-9000-000000000701'

beforeAll(async () => {
  await api.db.run(`insert into user_ship_tos select $1, 'NLV', '0000101'`, ['00000000-0000-7000-8000-000000000002'])
  await api.db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status, total_cases,
       total_units, subtotal_cents)
     values ($1, '701', 'NLV', '0000101', '0000100', 'PO-77', 'regularDelivery', '2026-02-20', 'Invoiced', 1, 0, 2000)`,
    [orderId],
  )
  const flour = [{ itemNumber: items.flour, cases: 1, casePrice: 2000, total: 2000 }]
  const oil = [{ itemNumber: items.oil, cases: 1, casePrice: 3000, total: 3000, description: 'OIL CANOLA CLEAR FRY' }]
  await addInvoice(api.db, { invoiceNumber: 'A1', total: 2000, orderId, lines: flour })
  await addInvoice(api.db, { invoiceNumber: 'A2', total: 3000, open: 1000, dueDate: '2026-03-01', lines: oil })
  await addInvoice(api.db, { invoiceNumber: 'A3', total: 5000, open: 0, invoiceDate: '2026-01-05' })
  await addInvoice(api.db, { invoiceNumber: 'A4', total: -700, dueDate: '2026-02-20' })
  await addInvoice(api.db, { invoiceNumber: 'A5', total: -300, open: 0, isDeposit: true })
  // Before the usual range: an old debt, and one before every range.
  await addInvoice(api.db, { invoiceNumber: 'B1', total: 9000, invoiceDate: '2025-06-01', dueDate: '2025-06-22' })
  await addInvoice(api.db, {
    invoiceNumber: 'B2',
    total: 100,
    invoiceDate: '2020-06-01',
    dueDate: '2020-06-22',
    open: 0,
  })
  await addInvoice(api.db, { invoiceNumber: 'C1', total: 4000, shipTo: '0000102' })
  await addInvoice(api.db, { invoiceNumber: 'X1', total: 6000, shipTo: '0000201', billTo: '0000200' })
  await addInvoice(api.db, {
    invoiceNumber: 'N1',
    total: 8000,
    division: 'NIC',
    shipTo: '0000901',
    billTo: '0000900',
  })
})

type Query = NonNullable<Parameters<typeof buyer.ask<typeof listInvoices>>[1]['query']>
const list = (query: Query = {}, who = buyer) => who.ask(listInvoices, { query })
const numbers = async (query: Query = {}, who = buyer) =>
  (await list({ sort: 'invoiceNumber', sortDirection: 'asc', ...query }, who)).invoices.map(
    ({ invoiceNumber }) => invoiceNumber,
  )

test('invoices of all ship-tos one may act for are listed from 90 days back [BILL-1]', async () => {
  const answer = await list()
  expect(answer).toMatchObject({ from: '2025-12-02', to: '2026-03-09', today: '2026-03-02', totalRecords: 6 })
  expect(await numbers()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'C1'])
})

test('nobody reads an invoice of another customer, whatever they filter by [BILL-1, ACCESS-4]', async () => {
  expect(await numbers({ billTo: '0000200', division: 'NLV' })).toEqual([])
  expect(await numbers({ shipTo: '0000201', division: 'NLV' })).toEqual([])
  expect(await numbers({ shipTo: '0000201' })).toEqual([])
  expect(await numbers({ keyword: 'X1' })).toEqual([])
  expect(await numbers({}, colleague)).not.toContain('C1')
  expect(await numbers({ billTo: '0000100', division: 'NLV' }, colleague)).not.toContain('C1')
  expect(await numbers({ shipTo: '0000102', division: 'NLV' }, colleague)).toEqual([])
})

test.each<[string, Query, string[]]>([
  ['what is open, however old', { show: 'open' }, ['A1', 'A2', 'B1', 'C1']],
  ['what is past due, and never a credit', { show: 'pastDue' }, ['A2', 'B1']],
  ['what is paid', { show: 'paid' }, ['A3']],
  ['credits and returned deposits', { show: 'credits' }, ['A4', 'A5']],
  ['a ship-to', { division: 'NLV', shipTo: '0000102' }, ['C1']],
  ['a bill-to', { division: 'NLV', billTo: '0000100', show: 'paid' }, ['A3']],
  ['a division', { division: 'NIC' }, []],
  ['invoice dates, both ends included', { from: '2026-01-05', to: '2026-01-05' }, ['A3']],
  ['due dates, both ends included', { dueFrom: '2025-06-22', dueTo: '2026-03-01' }, ['A2', 'A4', 'B1']],
  ['a part of the number', { keyword: 'a' }, ['A1', 'A2', 'A3', 'A4', 'A5']],
  ['a number in full, outside the range too', { keyword: 'b2' }, ['B2']],
  ['a number in full, within the other filters', { keyword: 'B2', show: 'open' }, []],
  ['a PO in any case', { keyword: 'po-77' }, ['A1']],
  ['an order number', { keyword: '701' }, ['A1']],
  ['an item number', { keyword: '1002' }, ['A2']],
  ['words of a line, in any order', { keyword: 'fry oil' }, ['A2']],
  ['the words of the catalogue where none were billed', { keyword: 'all purpose' }, ['A1']],
  ['a sign that is no wildcard', { keyword: '%' }, []],
])('invoices are found by %s [BILL-1]', async (_, query, found) => {
  expect(await numbers(query)).toEqual(found)
})

test('the sums are of all pages: what is open, past due, and left of credits [BILL-1]', async () => {
  const { sums, totalRecords } = await list({ show: 'all', from: '2025-01-01', pageSize: '1' })
  // A1 2000, A2 1000, B1 9000, C1 4000; past due A2 and B1; left of A4.
  expect([sums, totalRecords]).toEqual([{ open: 16_000, pastDue: 10_000, creditLeft: -700 }, 7])
})

test.each<[Query['sort'], string[]]>([
  ['total', ['A3', 'C1', 'A2', 'A1', 'A5', 'A4']],
  ['open', ['C1', 'A1', 'A2', 'A5', 'A3', 'A4']],
  ['dueDate', ['C1', 'A5', 'A3', 'A1', 'A2', 'A4']],
])('the list is sorted by %s [BILL-1]', async (sort, found) => {
  expect(await numbers({ sort, sortDirection: 'desc' })).toEqual(found)
})

test('a page after the last one is the last one [BILL-1]', async () => {
  const answer = await list({ pageNo: '99', pageSize: '4', sort: 'invoiceNumber', sortDirection: 'asc' })
  expect([answer.pageNo, answer.invoices.map(({ invoiceNumber }) => invoiceNumber)]).toEqual([2, ['A5', 'C1']])
  expect(await list({ pageNo: '99', show: 'paid', from: '2026-03-01' })).toMatchObject({ pageNo: 1, invoices: [] })
})

test('the filters agree with the state that each row shows [BILL-1]', async () => {
  const { invoices } = await list({ from: '2024-01-01', pageSize: '100' })
  const byState = (states: string[]) =>
    invoices.filter(({ state }) => states.includes(state)).map(({ invoiceNumber }) => invoiceNumber)
  expect(await numbers({ show: 'pastDue', from: '2024-01-01' })).toEqual(byState(['pastDue']).toSorted())
  expect(await numbers({ show: 'open', from: '2024-01-01' })).toEqual(
    byState(['pastDue', 'open', 'partlyPaid']).toSorted(),
  )
  for (const row of invoices) expect(row).toMatchObject(invoiceState(row, '2026-03-02'))
})

test('staff filter by sales rep and sales manager; for a customer these count nothing [BILL-1]', async () => {
  const ofRep = { dsr: 'other-dsr@larder.example' }
  expect(await numbers(ofRep, admin)).toEqual(['N1', 'X1'])
  expect(await numbers({ dsm: 'DSM@larder.example', show: 'open' }, admin)).toEqual(['A1', 'A2', 'B1', 'C1', 'X1'])
  expect(await numbers(ofRep, dsr)).toEqual([])
  expect(await numbers(ofRep)).toHaveLength(6)
})

test('a range before the bound is refused with its field [BILL-1]', async () => {
  const answer = await buyer.call(listInvoices, { query: { dueFrom: '2020-01-01' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invoice_range_starts_too_early', field: 'dueFrom' } })
})
