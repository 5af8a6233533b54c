import { expect, test } from 'vitest'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { buildOrder } from '#areas/orders/testing/build-order.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import {
  createCustomerCreditRequest,
  createInternalCreditRequest,
  getCreditOptions,
  getCreditRequest,
} from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, shortCases } from '../testing/credit-customer.ts'

const api = await startApi()
const { db } = api
const [buyer, stranger, dsr, dsm, admin, prospect] = await Promise.all(
  (['buyer', 'stranger', 'dsr', 'dsm', 'admin', 'prospect'] as const).map((who) => api.as(who)),
)
const params = (invoiceUid: string) => ({ division: 'NLV', invoiceUid })
const readOf = (who: typeof buyer, creditRequestId: string) =>
  who!.ask(getCreditRequest, { params: { creditRequestId } }).then(({ request }) => request)

test('a customer’s request starts pending DSR approval, with its lines, amount and trail [CREDIT-1, CREDIT-3]', async () => {
  await addFlourInvoice(db, 'A1', { total: 21_000 })
  const made = await askFor(buyer!, 'A1', { ...shortCases(2), note: 'The driver knows.' })
  // Two of ten cases at $20.00 and a fifth of $10.00 tax.
  expect(made).toMatchObject({ status: 'pendingDsrApproval', total: 4200 })
  const request = await readOf(buyer, made.id)
  expect(request).toMatchObject({
    requestNumber: made.requestNumber,
    status: 'pendingDsrApproval',
    amount: 4200,
    charges: 200,
    note: 'The driver knows.',
    codes: ['SHORT'],
    creditTypes: ['credit'],
    createdOn: '2026-03-02',
    createdByName: 'buyer',
    staff: null,
    items: [{ itemNumber: items.flour, unit: 'CS', quantity: 2, billedPrice: 2000, amount: 4000, photos: [] }],
  })
  expect(request.events.map(({ sentence }) => sentence)).toEqual(['buyer asked for a credit of $42.00.'])
  expect(request.abilities).toMatchObject({ cancel: null })
  expect(request.abilities.approve).toBe('This request is pending DSR approval.')
})

test('what is asked for is not left: a second request gets the rest and no more [CREDIT-1]', async () => {
  await addFlourInvoice(db, 'A2')
  await askFor(buyer!, 'A2', shortCases(7))
  const more = await buyer!.call(createCustomerCreditRequest, { params: params('A2'), body: shortCases(4) })
  expect(more.body).toMatchObject({
    code: 'credit_quantity_above_left',
    field: 'lines.0.quantity',
    message: 'Only 3 cases are left to credit.',
  })
  await askFor(buyer!, 'A2', shortCases(3))
  const { options } = await buyer!.ask(getCreditOptions, { params: params('A2') })
  expect(options.lines[0]).toMatchObject({ claimedCents: 20_000, cases: { size: 80, goodsClaimed: 80 } })
  expect(options.requests).toHaveLength(2)
})

test('16 at once ask for the last case: one gets it [CREDIT-1]', async () => {
  await addFlourInvoice(db, 'A3')
  await askFor(buyer!, 'A3', shortCases(9))
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      buyer!.call(createCustomerCreditRequest, { params: params('A3'), body: shortCases(1) }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'credit_quantity_above_left']))
  const { claimed } = await db.row<{ claimed: number }>(
    `select sum(claim_cents)::bigint as claimed from credit_request_lines where invoice_number = 'A3'`,
  )
  expect(claimed).toBe(20_000)
})

test('the database itself refuses claims of more than the line billed, whatever the code does [CREDIT-1]', async () => {
  await addFlourInvoice(db, 'A4')
  const { id } = await askFor(buyer!, 'A4', shortCases(10))
  await expect(
    db.run(
      `insert into credit_request_lines (request_id, line_number, division, invoice_number, invoice_line, ship_to,
         item_number, description, code, code_name, kind, unit, quantity, billed_price, amount_cents, claim_quantity,
         claim_cases, claim_units, claim_cents)
       select request_id, 2, division, invoice_number, invoice_line, ship_to, item_number, description, code, code_name,
         kind, unit, 1, billed_price, 1, 1, 0, 0, 1 from credit_request_lines where request_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/More would be credited/)
})

test('a phone that sends twice with one key made one request [CREDIT-1]', async () => {
  await addFlourInvoice(db, 'A5')
  const send = () =>
    buyer!.call(createCustomerCreditRequest, { params: params('A5'), body: shortCases(1) }, { key: 'phone-1' })
  const [one, other] = await Promise.all([send(), send()])
  expect(one.ok && other.ok && one.body.id === other.body.id).toBe(true)
  const { count } = await db.row<{ count: number }>(
    `select count(*)::int as count from credit_requests where invoice_number = 'A5'`,
  )
  expect(count).toBe(1)
})

test('an internal request by the DSR counts as DSR-approved; above $500.00 the DSM is asked [CREDIT-3]', async () => {
  await addFlourInvoice(db, 'A6', {
    total: 100_000,
    lines: [{ itemNumber: items.flour, cases: 50, casePrice: 2000, total: 100_000 }],
  })
  const ask = (who: typeof dsr, quantity: number) =>
    who!.ask(createInternalCreditRequest, { params: params('A6'), body: shortCases(quantity) })
  expect((await ask(dsr, 25)).status).toBe('pendingApproval')
  expect((await ask(dsr, 20)).status).toBe('pendingApproval')
  await addFlourInvoice(db, 'A7', {
    total: 100_000,
    lines: [{ itemNumber: items.flour, cases: 50, casePrice: 2000, total: 100_000 }],
  })
  const above = await dsr!.ask(createInternalCreditRequest, { params: params('A7'), body: shortCases(26) })
  expect(above.status).toBe('pendingDsmApproval')
  const byDsm = await dsm!.ask(createInternalCreditRequest, { params: params('A7'), body: shortCases(24) })
  expect(byDsm.status).toBe('pendingApproval')
  expect((await readOf(admin, above.id)).staff).toMatchObject({ dsrStatus: 'approved', dsmStatus: 'pending' })
})

test('an invoice of another customer reads like a missing one, and each call is for its own people [ACCESS-4]', async () => {
  await addFlourInvoice(db, 'A8')
  const input = { params: params('A8'), body: shortCases(1) }
  expect(codeOf(await stranger!.call(createCustomerCreditRequest, input))).toBe('credit_invoice_not_found')
  expect((await stranger!.call(getCreditOptions, { params: params('A8') })).status).toBe(404)
  expect((await stranger!.call(getCreditOptions, { params: params('NOSUCH') })).status).toBe(404)
  expect(codeOf(await dsr!.call(createCustomerCreditRequest, input))).toBe('credit_for_customers')
  expect((await buyer!.call(createInternalCreditRequest, input)).status).toBe(403)
  expect((await prospect!.call(createCustomerCreditRequest, input)).status).toBe(403)
})

test('outside the window, of a credit and of a voided invoice nothing is credited [CREDIT-1]', async () => {
  await addFlourInvoice(db, 'A9', { invoiceDate: '2026-02-22' })
  const late = await buyer!.call(createCustomerCreditRequest, { params: params('A9'), body: shortCases(1) })
  expect(late.body).toMatchObject({
    field: 'lines.0.code',
    message: 'Short could be asked for until Sun, Mar 1, 2026.',
  })
  // Billed on the same day, and delivered six days later: days to ask count from the delivery.
  const orderId = await storedOrder(db, 'Invoiced', '2026-02-28')
  await addFlourInvoice(db, 'A9b', { invoiceDate: '2026-02-22', orderId })
  await askFor(buyer!, 'A9b', shortCases(1))
  await addFlourInvoice(db, 'A10', { total: -20_000 })
  await addFlourInvoice(db, 'A11', { total: 0, open: 0 })
  const of = (uid: string) => buyer!.call(createCustomerCreditRequest, { params: params(uid), body: shortCases(1) })
  expect(codeOf(await of('A10'))).toBe('credit_invoice_is_credit')
  expect(codeOf(await of('A11'))).toBe('credit_invoice_voided')
})

test('a price above that of the order offers the request ready filled, and it is worth the difference [NEXT-1, CREDIT-1]', async () => {
  const order = buildOrder({ division: 'NLV', shipTo: '0000101' })
  await db.run(
    `insert into orders (id, order_number, division, ship_to, bill_to, so_type, delivery_date, total_cases, total_units, subtotal_cents)
     values ($1, 'O1', 'NLV', '0000101', '0000100', 'regularDelivery', '2026-03-01', 10, 0, 19000)`,
    [order.id],
  )
  await db.run(
    `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
       ordered_units, case_price_cents, line_total_cents)
     values ($1, 1, 'NLV', '0000101', $2, 'FLOUR', 10, 0, 1900, 19000)`,
    [order.id, items.flour],
  )
  await addFlourInvoice(db, 'A12', { orderId: order.id })
  const { options } = await buyer!.ask(getCreditOptions, { params: params('A12') })
  const { mismatch } = options.lines[0]!
  expect(mismatch).toEqual({ unit: 'CS', quantity: 10, askedPrice: 1900 })
  const made = await askFor(buyer!, 'A12', { lines: [{ invoiceLine: 1, code: 'PRICE', ...mismatch! }], total: 1000 })
  expect(made.total).toBe(1000)
  const again = await buyer!.call(createCustomerCreditRequest, {
    params: params('A12'),
    body: { lines: [{ invoiceLine: 1, code: 'PRICE', ...mismatch! }] },
  })
  expect(again.body).toMatchObject({ field: 'lines.0.quantity', message: 'Nothing of this line is left to credit.' })
})

test('the DSR gets mail about a new request, the customer a confirmation without names of staff [CREDIT-4]', async () => {
  await addFlourInvoice(db, 'A13')
  const { requestNumber } = await askFor(buyer!, 'A13', shortCases(1))
  const mails = await db.rows<{ to: string; subject: string }>(
    'select to_address as "to", subject from mails where subject like $1 order by 1',
    [`%${requestNumber}%`],
  )
  expect(mails).toEqual([
    {
      to: 'buyer@larder.example',
      subject: `Credit request ${requestNumber} for Harbor Grill Downtown: Your sales rep looks at it`,
    },
    {
      to: 'dsr@larder.example',
      subject: `Credit request ${requestNumber} for Harbor Grill Downtown: pending DSR approval`,
    },
  ])
  const events = await db.rows<{ action: string }>(
    `select action from audit_entries where details->>'requestNumber' = $1 and real_user_id = $2`,
    [requestNumber, people.buyer],
  )
  expect(events).toEqual([{ action: 'credit-request.create' }])
})
