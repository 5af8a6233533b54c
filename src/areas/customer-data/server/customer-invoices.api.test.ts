import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import type { CustomerInvoiceText, InvoiceLineText } from '../customer-invoice.ts'
import { createCustomItem, getCustomItem, updateCustomItem } from '../custom-items.endpoints.ts'
import {
  createCustomerInvoice,
  deleteCustomerInvoice,
  getCustomerInvoice,
  listCustomerInvoices,
  updateCustomerInvoice,
} from '../customer-invoices.endpoints.ts'
import { createDistributor, deleteDistributor, listDistributors, updateDistributor } from '../distributors.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const stranger = await api.as('stranger')
const params = shipTos.own
const oneOf = (id: string) => ({ ...params, id })

let farm = ''
let item = ''
let beef = ''
beforeEach(async () => {
  await api.db.run('truncate custom_items, customer_distributors, customer_invoices cascade')
  farm = (await buyer.ask(createDistributor, { params, body: { name: 'Farm' } })).distributor.id
  const add = async (body: { description: string } & Record<string, unknown>) =>
    (await buyer.ask(createCustomItem, { params, body })).customItem.id
  item = await add({ description: 'Tomatoes', casePrice: 1000 })
  beef = await add({ description: 'Brisket', isCatchWeight: true, caseNetWeight: 4000 })
})

const line = (change: Partial<InvoiceLineText> = {}): InvoiceLineText => ({
  customItemId: item,
  cases: 2,
  units: 0,
  casePrice: 1150,
  eachPrice: null,
  weight: null,
  perPound: null,
  ...change,
})
const invoice = (change: Partial<CustomerInvoiceText> = {}): CustomerInvoiceText => ({
  distributorId: farm,
  invoiceNumber: '4711',
  invoiceDate: '2026-03-02',
  note: '',
  lines: [line()],
  ...change,
})
const add = async (change: Partial<CustomerInvoiceText> = {}) =>
  (await buyer.ask(createCustomerInvoice, { params, body: invoice(change) })).invoice
const priceOf = async (id: string) => (await buyer.ask(getCustomItem, { params: oneOf(id) })).price

test('an invoice has the exact total of its lines [GUIDE-4]', async () => {
  const weighed = line({ customItemId: beef, cases: 1, casePrice: null, weight: 4025, perPound: 64_950 })
  const made = await add({ lines: [line(), weighed] })
  // 2 x $11.50, and 40.25 lb at $6.4950 a pound is $261.42375.
  expect(made.lines.map(({ lineTotal }) => lineTotal)).toEqual([2300, 26_142])
  expect(made).toMatchObject({ total: 28_442, lineCount: 2, distributorName: 'Farm', version: 1 })
  expect(await buyer.ask(getCustomerInvoice, { params: oneOf(made.id) })).toEqual(made)
})

test('the newest invoice line prices a custom item; deleting it brings the earlier price back [GUIDE-4]', async () => {
  await api.db.run(`update custom_items set priced_on = '2026-02-01', priced_at = '2026-02-01'`)
  await add({ invoiceNumber: '1', invoiceDate: '2026-02-20', lines: [line({ casePrice: 1200 })] })
  const newest = await add({ invoiceNumber: '2', invoiceDate: '2026-02-27', lines: [line({ casePrice: 1300 })] })
  await add({ invoiceNumber: '3', invoiceDate: '2026-02-10', lines: [line({ casePrice: 900 })] })
  expect(await priceOf(item)).toMatchObject({ casePrice: 1300, source: 'invoice', invoiceNumber: '2' })
  await buyer.ask(deleteCustomerInvoice, { params: oneOf(newest.id) })
  expect(await priceOf(item)).toMatchObject({ casePrice: 1200, pricedOn: '2026-02-20' })
  await buyer.ask(updateCustomItem, { params: oneOf(item), body: { casePrice: 1111 } })
  expect(await priceOf(item)).toMatchObject({ casePrice: 1111, source: 'typed', pricedOn: '2026-03-02' })
})

test('an invoice number is there once for a distributor [GUIDE-4]', async () => {
  const first = await add()
  const second = await add({ invoiceNumber: '4712' })
  const taken = { status: 409, body: { code: 'invoice_number_taken', field: 'invoiceNumber' } }
  expect(await buyer.call(createCustomerInvoice, { params, body: invoice() })).toMatchObject(taken)
  const renamed = { params: oneOf(second.id), body: { invoiceNumber: '4711' } }
  expect(await buyer.call(updateCustomerInvoice, renamed)).toMatchObject(taken)
  // Its own number is no other's.
  await buyer.ask(updateCustomerInvoice, { params: oneOf(first.id), body: { invoiceNumber: '4711', note: 'Late' } })
  const { distributor } = await buyer.ask(createDistributor, { params, body: { name: 'Bakery' } })
  await add({ distributorId: distributor.id })
})

test("an invoice date may be today in the division's zone, and no later day [GUIDE-4]", async () => {
  // Noon on Monday in Las Vegas; 23:30 there is Tuesday in UTC.
  api.clock.set(new Date('2026-03-03T07:30:00Z'))
  await add({ invoiceDate: '2026-03-02' })
  const tomorrow = invoice({ invoiceNumber: '2', invoiceDate: '2026-03-03' })
  expect(await buyer.call(createCustomerInvoice, { params, body: tomorrow })).toMatchObject({
    status: 422,
    body: { code: 'invoice_date_in_future', field: 'invoiceDate' },
  })
  api.clock.set(new Date('2026-03-02T20:00:00Z'))
})

test('a line that cannot be priced refuses the whole invoice and names itself [GUIDE-4]', async () => {
  const refusals = [
    [line({ cases: 0 }), 'cases', 422],
    [line({ units: 1 }), 'units', 422],
    [line({ casePrice: null }), 'casePrice', 422],
    [line({ weight: 100 }), 'weight', 422],
    [line({ customItemId: beef, casePrice: null }), 'weight', 422],
    [line({ cases: -1 }), 'cases', 400],
    [line({ cases: 1e9 }), 'cases', 400],
    [line({ casePrice: 1e9 }), 'casePrice', 400],
    [line({ customItemId: farm }), 'customItemId', 404],
  ] as const
  for (const [wrong, field, status] of refusals)
    expect(
      await buyer.call(createCustomerInvoice, { params, body: invoice({ lines: [line(), wrong] }) }),
    ).toMatchObject({ status, body: { field: `lines.1.${field}` } })
  expect((await buyer.ask(listCustomerInvoices, { params })).invoices).toEqual([])
})

test('an invoice has 1 to 500 lines [GUIDE-4]', async () => {
  for (const lines of [[], Array.from({ length: 501 }, () => line())])
    expect(await buyer.call(createCustomerInvoice, { params, body: invoice({ lines }) })).toMatchObject({
      status: 400,
      body: { field: 'lines' },
    })
  const longest = await add({ lines: Array.from({ length: 500 }, () => line()) })
  expect([longest.lineCount, longest.total]).toEqual([500, 500 * 2300])
})

test("another customer's distributor and custom item are refused by their fields [GUIDE-4, security 10]", async () => {
  const place = { params: shipTos.foreign }
  const theirs = (await stranger.ask(createDistributor, { ...place, body: { name: 'Theirs' } })).distributor.id
  const foreign = (await stranger.ask(createCustomItem, { ...place, body: { description: 'Theirs' } })).customItem.id
  const call = (body: CustomerInvoiceText) => buyer.call(createCustomerInvoice, { params, body })
  expect(await call(invoice({ distributorId: theirs }))).toMatchObject({
    status: 404,
    body: { field: 'distributorId' },
  })
  expect(await call(invoice({ lines: [line({ customItemId: foreign })] }))).toMatchObject({
    status: 404,
    body: { field: 'lines.0.customItemId' },
  })
  const made = await add()
  expect((await stranger.call(getCustomerInvoice, { params: { ...shipTos.foreign, id: made.id } })).status).toBe(404)
})

test('a stale change returns the invoice as it is [GUIDE-4]', async () => {
  const made = await add()
  const target = { params: oneOf(made.id) }
  await buyer.ask(updateCustomerInvoice, { ...target, body: { note: 'Two short' } }, { ifMatch: 1 })
  const late = await buyer.call(updateCustomerInvoice, { ...target, body: { lines: [line()] } }, { ifMatch: 1 })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'customer_invoice_changed', details: { invoice: { note: 'Two short', version: 2 } } },
  })
})

test('the list is filtered by days and distributor, the newest first [GUIDE-4]', async () => {
  await add({ invoiceNumber: 'A1', invoiceDate: '2026-01-31' })
  await add({ invoiceNumber: 'A2', invoiceDate: '2026-02-01' })
  await add({ invoiceNumber: 'B3', invoiceDate: '2026-02-28' })
  const found = async (query: object) =>
    (await buyer.ask(listCustomerInvoices, { params, query })).invoices.map(({ invoiceNumber }) => invoiceNumber)
  expect(await found({})).toEqual(['B3', 'A2', 'A1'])
  expect(await found({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['B3', 'A2'])
  expect(await found({ keyword: 'a', pageSize: 1, pageNo: 2 })).toEqual(['A1'])
  expect(await found({ distributorId: item })).toEqual([])
})

test('a distributor with invoices is deleted only when another one takes them over [GUIDE-4]', async () => {
  await add()
  const bakery = (await buyer.ask(createDistributor, { params, body: { name: 'Bakery' } })).distributor.id
  await add({ distributorId: bakery })
  const remove = (moveTo?: string) =>
    buyer.call(deleteDistributor, { params: oneOf(farm), ...(moveTo && { query: { moveTo } }) })
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: 'Used by 1 invoice. Choose what takes its place.' },
  })
  expect(await remove('none')).toMatchObject({ status: 422, body: { code: 'invoices_need_distributor' } })
  // Both have an invoice 4711.
  expect(await remove(bakery)).toMatchObject({ status: 409, body: { code: 'invoice_number_taken', field: 'moveTo' } })
  await api.db.run(`update customer_invoices set invoice_number = '1' where distributor_id = $1`, [bakery])
  expect((await remove(bakery)).status).toBe(200)
  const { invoices } = await buyer.ask(listCustomerInvoices, { params })
  expect(invoices.map(({ distributorName }) => distributorName)).toEqual(['Bakery', 'Bakery'])
})

test('a distributor is changed by the fields named, and its name is there once [GUIDE-4]', async () => {
  await buyer.ask(createDistributor, { params, body: { name: 'Bakery' } })
  const target = { params: oneOf(farm) }
  await buyer.ask(updateDistributor, { ...target, body: { phone: '702-555-0100' } }, { ifMatch: 1 })
  expect(await buyer.call(updateDistributor, { ...target, body: { name: 'BAKERY' } })).toMatchObject({
    status: 409,
    body: { code: 'name_taken', field: 'name' },
  })
  expect(await buyer.call(updateDistributor, { ...target, body: { name: 'F' } }, { ifMatch: 1 })).toMatchObject({
    status: 409,
    body: { code: 'distributor_changed', details: { distributor: { phone: '702-555-0100' } } },
  })
  const { distributors } = await buyer.ask(listDistributors, { params })
  expect(distributors.map(({ name, phone }) => [name, phone])).toEqual([
    ['Bakery', ''],
    ['Farm', '702-555-0100'],
  ])
})
