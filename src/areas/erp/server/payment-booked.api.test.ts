import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { importKinds } from '#app/areas.server.ts'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { getPayment } from '#areas/payments/history.endpoints.ts'
import { makePayment } from '#areas/payments/payments.endpoints.ts'
import { bankPaymentsOf } from '#areas/payments/server/public.ts'
import { addBank, payInFull } from '#areas/payments/testing/paying-customer.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { createServer } from '#platform/http/server.ts'
import { createLog } from '#platform/log.ts'
import { signatureOf } from '#platform/sign-message.ts'
import { startApi } from '#tests/support/api.ts'
import { injectWithFaults } from '#tests/support/fault-run.ts'
import { signedType } from '../erp.endpoints.ts'
import { erpServer } from '../erp.server.ts'

const secret = 'a secret both sides know'
const api = await startApi()
const { db, clock } = api
const buyer = await api.as('buyer')
const config = readConfig({ NODE_ENV: 'test', ERP_SECRET: secret })
const services = { db, clock, log: createLog('silent'), config }
const app = await createServer({ services, areas: [erpServer], gate: createGate(services, selectShipTo) })
const inject = injectWithFaults(
  app,
  api.url,
  erpServer.handlers!.map(({ endpoint }) => endpoint),
)
afterAll(() => app.close())
const bankSide = bankPaymentsOf({ clock, config })
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})

async function booked(body: object, key = secret) {
  const text = JSON.stringify(body)
  const timestamp = clock.now().toISOString()
  const answer = await inject({
    method: 'POST',
    url: '/api/erp/payment-booked',
    headers: {
      'content-type': signedType,
      'x-larder-timestamp': timestamp,
      'x-larder-signature': signatureOf(key, timestamp, text),
    },
    payload: text,
  })
  const { code, details } = answer.json<{ code?: string; details?: unknown }>()
  return { status: answer.statusCode, code, details }
}
const ok = { status: 200, code: undefined, details: undefined }

let count = 0
/** A payment of a new invoice of $50.00 that is paid. */
async function paid() {
  const invoiceNumber = `E${count++}`
  await storeInvoices(db, [{ invoiceNumber, totalCents: 5000 }])
  const { id: paymentId } = await buyer.ask(makePayment, payInFull(bank, [[invoiceNumber, 5000]]))
  await bankSide.recordOutcome(db, { kind: 'settled', paymentId, presentment: 1 })
  const open = async () =>
    (
      await db.row<{ cents: number }>('select open_cents as cents from invoices where invoice_number = $1', [
        invoiceNumber,
      ])
    ).cents
  return {
    paymentId,
    open,
    /** The ERP's export, with the open amount it has; returns what is open here then. */
    erpStates: async (amount: string) => {
      const file = [
        'division,invoiceNumber,lineNumber,shipTo,invoiceDate,dueDate,total,openAmount,itemNumber,lineTotal',
        `NLV,${invoiceNumber},1,0000101,2026-02-02,2026-02-23,50.00,${amount},0000001,50.00`,
      ]
      await importBytes(db, importKinds.invoices, bytesOf(`${file.join('\n')}\n`), { format: 'csv' })
      return open()
    },
    returned: () =>
      bankSide.recordOutcome(db, {
        kind: 'returned',
        paymentId,
        presentment: 1,
        code: 'R03',
        reason: 'The bank has no account with this number and name.',
        collectAgainOn: null,
      }),
    events: async () =>
      (await buyer.ask(getPayment, { params: { paymentId } })).payment.events.map(({ kind, message }) =>
        message === '' ? kind : `${kind}: ${message}`,
      ),
  }
}
async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

test('until a payment is booked, the open amount the ERP states is read without it; afterwards with it [BILL-3, decision 22]', async () => {
  const { paymentId, open, erpStates, events } = await paid()
  // An export of last night: the ERP does not know of the payment.
  expect(await erpStates('50.00')).toBe(0)
  expect(await booked({ messageId: 'm-1', paymentId, part: 'payment' })).toEqual(ok)
  expect(await open()).toBe(0)
  expect(await erpStates('0.00')).toBe(0)
  // What it states from now on is its own correction.
  expect(await erpStates('12.00')).toBe(1200)
  expect(await events()).toEqual(['placed', 'paid', 'booked'])
  expect(await checkBooks(db, invoiceBookChecks)).toEqual([])
})

test('the same message, and another about the same part, change nothing [BILL-3, PLAT-4]', async () => {
  const { paymentId, events } = await paid()
  for (const messageId of ['m-2', 'm-2', 'm-3'])
    expect(await booked({ messageId, paymentId, part: 'payment' })).toEqual(ok)
  const both = await Promise.all(['m-4', 'm-5'].map((messageId) => booked({ messageId, paymentId, part: 'payment' })))
  expect(both).toEqual([ok, ok])
  expect(await events()).toEqual(['placed', 'paid', 'booked'])
})

test('the reversal is booked on its own: before that the ERP still states it as paid [BILL-4]', async () => {
  const { paymentId, open, erpStates, returned, events } = await paid()
  await booked({ messageId: 'm-6', paymentId, part: 'payment' })
  await returned()
  expect(await open()).toBe(5000)
  expect(await erpStates('0.00')).toBe(5000)
  expect(await booked({ messageId: 'm-7', paymentId, part: 'reversal' })).toEqual(ok)
  expect(await erpStates('50.00')).toBe(5000)
  expect((await events()).at(-1)).toBe('booked: The reversal was booked.')
  expect(await checkBooks(db, invoiceBookChecks)).toEqual([])
})

test('an unknown payment is 404 and may be sent again; what is not of the ERP changes nothing [BILL-3, PLAT-4]', async () => {
  const unknown = { messageId: 'm-8', paymentId: uuidv7(), part: 'payment' }
  for (let time = 0; time < 2; time++)
    expect(await booked(unknown)).toMatchObject({ status: 404, code: 'payment_not_found' })
  const { paymentId, events, erpStates } = await paid()
  // The id was not used up by the refusal.
  expect(await booked({ messageId: 'm-9', paymentId, part: 'payment' }, 'the secret of somebody else')).toMatchObject({
    status: 401,
    code: 'signature_wrong',
  })
  for (const wrong of [{ part: 'all' }, { paymentId: 'H0' }, { messageId: '' }])
    expect(await booked({ messageId: 'm-10', paymentId, part: 'payment', ...wrong })).toMatchObject({ status: 400 })
  expect(await events()).toEqual(['placed', 'paid'])
  expect(await erpStates('50.00')).toBe(0)
  expect(await booked({ ...unknown, paymentId })).toEqual(ok)
  expect(await events()).toEqual(['placed', 'paid', 'booked'])
})
