import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { getInvoice } from '../invoices.endpoints.ts'
import { addInvoice } from '../testing/add-invoice.ts'

const api = await startApi()
const [buyer, stranger, dsr] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('dsr')])
const orderId = '00000000-0000-7000-9000-000000000801'
const receipt = { kind: 'contract', reference: 'BID-9', since: '2026-01-01', until: '2026-06-30' }
const override = { type: 'amount', value: 1900, per: 'case', byName: 'Dana Rep', at: '2026-02-18T10:00:00Z' }

/** Lines of the order: item, cases, case price, price by the pound, override. */
const ordered = [
  [items.flour, 2, 2000, null, null],
  [items.oil, 3, 3000, null, null],
  [items.chicken, 1, 9820, 24_550, null],
  [items.bread, 1, 1800, null, null],
  [items.oysters, 1, 1900, null, override],
  [items.napkins, 4, null, null, null],
] as const

beforeAll(async () => {
  await api.db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status, total_cases,
       total_units, subtotal_cents)
     values ($1, '801', 'NLV', '0000101', '0000100', 'PO-8', 'regularDelivery', '2026-02-20', 'Invoiced', 12, 0, 2000)`,
    [orderId],
  )
  for (const [index, [itemNumber, cases, casePrice, perPound, made]] of ordered.entries())
    await api.db.run(
      `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
         ordered_units, case_price_cents, per_pound_hundredths, is_catch_weight, line_total_cents, price_receipt,
         case_price_override)
       values ($1, $2, 'NLV', '0000101', $3, 'AS ORDERED', $4, 0, $5, $6, $7, 1, $8, $9)`,
      // The last line has a number that no line of the invoice has.
      [orderId, index === 5 ? 9 : index + 1, itemNumber, cases, casePrice, perPound, perPound !== null, receipt, made],
    )
  await addInvoice(api.db, {
    invoiceNumber: 'D1',
    orderId,
    total: 33_000,
    open: 30_000,
    lines: [
      { itemNumber: items.flour, cases: 2, casePrice: 2150, total: 4300 },
      { itemNumber: items.oil, cases: 1, casePrice: 3000, total: 3000 },
      { itemNumber: items.chicken, cases: 1, weight: 4210, casePrice: 9820, total: 10_336 },
      { itemNumber: items.outOfStock, cases: 1, casePrice: 1200, total: 1200, description: 'SUGAR RAW' },
      { itemNumber: items.oysters, cases: 1, casePrice: 1900, total: 1900 },
      { itemNumber: '0009999', cases: 1, casePrice: 500, total: 500 },
    ],
  })
  await addInvoice(api.db, {
    invoiceNumber: 'D2',
    orderId,
    total: 6000,
    lines: [{ itemNumber: items.oil, cases: 2, casePrice: 3000, total: 6000 }],
  })
  await addInvoice(api.db, {
    invoiceNumber: 'D3',
    orderId,
    total: -2150,
    lines: [{ itemNumber: items.flour, cases: -1, casePrice: 2150, total: -2150 }],
  })
})

const read = async (invoiceNumber: string, who = buyer) =>
  (await who.ask(getInvoice, { params: { division: 'NLV', invoiceNumber } })).invoice
const lineOf = async (itemNumber: string, who = buyer) =>
  (await read('D1', who)).lines.find((line) => line.itemNumber === itemNumber)!

test('an invoice names its customer, its order and PO, and what is beyond its lines [BILL-1]', async () => {
  expect(await read('D1')).toMatchObject({
    kind: 'invoice',
    state: 'partlyPaid',
    total: 33_000,
    open: 30_000,
    orderId,
    orderNumber: '801',
    po: 'PO-8',
    shipToName: 'Harbor Grill Downtown',
    billToName: 'Harbor Grill Group',
    timeZone: 'America/Los_Angeles',
    otherCharges: 11_764,
  })
})

test('each line stands beside what was ordered: short, substitute and not ordered are marked [BILL-1]', async () => {
  const { lines, notShipped } = await read('D1')
  expect(lines.map(({ mark }) => mark)).toEqual([null, null, null, 'substitute', null, 'notOrdered'])
  expect(lines[3]).toMatchObject({ substituteFor: { itemNumber: items.bread }, description: 'SUGAR RAW' })
  expect(lines[5]).toMatchObject({ ordered: null, description: '', category: '' })
  expect(notShipped).toEqual([{ itemNumber: items.napkins, description: 'AS ORDERED', cases: 4, units: 0 }])
  await api.db.run(`update order_lines set ordered_cases = 4 where item_number = $1`, [items.oil])
  expect((await lineOf(items.oil)).mark).toBe('short')
  await api.db.run(`update order_lines set ordered_cases = 3 where item_number = $1`, [items.oil])
})

test('a price that is not the one frozen with the order is marked with the difference in cents [NEXT-1]', async () => {
  expect((await lineOf(items.flour)).priceDifferences).toEqual([
    { unit: 'CS', ordered: 2000, billed: 2150, difference: 300 },
  ])
  expect((await lineOf(items.oil)).priceDifferences).toEqual([])
  expect(await lineOf(items.chicken)).toMatchObject({ priceDifferences: [], perPound: 24_551, weight: 4210 })
})

test('the receipt of the price comes along; what staff made of it is for staff alone [NEXT-1, security 18]', async () => {
  expect(await lineOf(items.flour)).toMatchObject({ receipt, isPriceSet: false })
  const seen = await lineOf(items.oysters)
  expect(seen).toMatchObject({ receipt: null, isPriceSet: true })
  expect(JSON.stringify(await read('D1'))).not.toContain('Dana Rep')
  expect(await lineOf(items.oysters, dsr)).toMatchObject({ receipt, casePriceOverride: { byName: 'Dana Rep' } })
})

test('a credit takes goods back and is not compared with the order [BILL-1]', async () => {
  const credit = await read('D3')
  expect(credit).toMatchObject({ kind: 'credit', state: 'creditLeft', notShipped: [] })
  expect(credit.lines).toMatchObject([{ shippedCases: -1, mark: null, priceDifferences: [] }])
})

test('the entries of its account say what was charged and taken off, and add up to what is open [BILL-1]', async () => {
  const { entries, open } = await read('D1')
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 33_000],
    ['adjustment', -3000],
  ])
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(open)
})

test("another customer's invoice reads like one that does not exist [BILL-1, ACCESS-4]", async () => {
  const params = { division: 'NLV', invoiceNumber: 'D1' }
  const [theirs, missing] = [
    await stranger.call(getInvoice, { params }),
    await stranger.call(getInvoice, { params: { ...params, invoiceNumber: 'NONE' } }),
  ]
  expect([theirs.status, theirs.body]).toEqual([missing.status, missing.body])
  expect(theirs).toMatchObject({ status: 404, body: { code: 'invoice_not_found' } })
})

test('what is posted to an invoice reaches those who look at it [UI-8]', async () => {
  const heard = await api.listen('buyer')
  const others = await api.listen('stranger')
  await api.db.run(
    `insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on)
     values ('NLV', 'D2', 'payment', 'test', -100, '2026-03-02')`,
  )
  await expect.poll(() => heard).toContainEqual({ topic: 'invoice', division: 'NLV', shipTo: '0000101' })
  expect(others.filter(({ topic }) => topic === 'invoice')).toEqual([])
  expect((await read('D2')).open).toBe(5900)
})
