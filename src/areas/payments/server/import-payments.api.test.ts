import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { checkBooks } from '#platform/book-check.ts'
import { startApi } from '#tests/support/api.ts'
import { downloadReceipt, getPayment, listPayments } from '../history.endpoints.ts'
import { makePayment } from '../payments.endpoints.ts'
import { addBank, payInFull } from '../testing/paying-customer.ts'
import { paymentBookChecks } from './book-checks.ts'

const api = await startApi()
const { db } = api
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, lines: readonly string[]) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })
const header = 'division,paymentNumber,invoiceNumber,billTo,paidDate,method,amount,discount,status,reason'
const payments = (...rows: string[]) => csv('payments', [header, ...rows])
const openOf = async (invoiceNumber: string): Promise<number> =>
  (await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [invoiceNumber]))
    .open
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])
/** What the ERP states of an invoice of $50.00. */
const erpStates = (invoiceNumber: string, open: string) =>
  csv('invoices', [
    'division,invoiceNumber,lineNumber,shipTo,invoiceDate,dueDate,total,openAmount,itemNumber,lineTotal',
    `NLV,${invoiceNumber},1,0000101,2026-02-02,2026-02-23,50.00,${open},0000001,50.00`,
  ])

test('a check of two invoices is one payment of the history, and a second import changes nothing [PLAT-3, BILL-4]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'C1', totalCents: 5000, openCents: 0 },
    { invoiceNumber: 'C2', totalCents: 3000 },
  ])
  const rows = [
    'NLV,R-1,C1,0000100,2026-02-20,Check 1043,50.00,,,',
    'NLV,R-1,C2,0000100,2026-02-20,Check 1043,19.60,0.40,,',
  ]
  expect(await payments(...rows)).toMatchObject({ added: 2, refused: 0 })
  expect(await payments(...rows)).toMatchObject({ added: 0, unchanged: 2 })
  // C1 was stated as paid; of C2 nothing was.
  expect([await openOf('C1'), await openOf('C2')]).toEqual([0, 1000])
  const { payments: listed } = await buyer.ask(listPayments, { query: { keyword: 'R-1', method: '4' } })
  expect(listed).toMatchObject([
    {
      paymentNumber: 'R-1',
      status: 'paid',
      amount: 6960,
      payingKind: 'other',
      methodName: 'Check 1043',
      placedOn: '2026-02-20',
      placedByName: 'Your distributor',
      invoices: 2,
    },
  ])
  const params = { paymentId: listed[0]!.id }
  const { payment } = await buyer.ask(getPayment, { params })
  expect(payment.allocations.map((each) => [each.invoiceNumber, each.openBefore, each.pay, each.discount])).toEqual([
    ['C1', 5000, 5000, 0],
    ['C2', 3000, 1960, 40],
  ])
  expect(payment.events.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
  expect(payment.abilities).toMatchObject({ void: expect.any(String), refund: expect.any(String) })
  expect(
    Buffer.from(await buyer.ask(downloadReceipt, { params }))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await stranger.ask(listPayments, { query: { keyword: 'R-1' } })).payments).toEqual([])
  // Nothing of it goes to the ERP, which has it.
  expect(await db.rows(`select from outbox_messages where topic like 'payment.%'`)).toEqual([])
  expect(await books()).toEqual([])
})

test('a check that came back puts its invoices back once, and is not paid again [BILL-4]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'B1', totalCents: 5000 }])
  const row = (status: string) => `NLV,R-2,B1,0000100,2026-02-20,Check 7,50.00,,${status},No money.`
  await payments(row('paid'))
  expect(await openOf('B1')).toBe(0)
  expect(await payments(row('returned'))).toMatchObject({ changed: 1 })
  expect(await payments(row('returned'))).toMatchObject({ unchanged: 1 })
  expect(await openOf('B1')).toBe(5000)
  const again = await payments(row('paid'))
  expect(again.refusals).toMatchObject([{ field: 'status', reason: 'The payment came back already' }])
  expect(await books()).toEqual([])
})

test('a row that does not fit is refused with its reason, and the others are stored [PLAT-3]', async () => {
  await storeInvoices(db, [
    { invoiceNumber: 'N1', totalCents: 5000 },
    { invoiceNumber: 'N2', totalCents: 5000, billTo: '0000200', shipTo: '0000201' },
    { invoiceNumber: 'N3', totalCents: 5000 },
    { invoiceNumber: 'N4', totalCents: -5000 },
  ])
  const bank = await addBank(buyer, db)
  const made = await buyer.ask(makePayment, payInFull(bank, [['N3', 5000]]))
  await payments('NLV,R-9,N1,0000100,2026-02-20,Wire,10.00,,,')
  const { added, refusals } = await payments(
    'NLV,R-3,N9,0000100,2026-02-20,,1.00,,,',
    'NLV,R-4,N2,0000100,2026-02-20,,1.00,,,',
    `NLV,${made.paymentNumber},N1,0000100,2026-02-20,,1.00,,,`,
    'NLV,R-5,N1,0000100,2031-01-01,,1.00,,,',
    'NLV,R-6,N1,0000100,2026-02-20,,0.00,,,',
    'NLV,R-7,N1,0000100,2026-02-20,,1.001,,,',
    'NLV,R-8,N1,0000100,2026-02-20,,40.01,,,',
    'NLV,R-9,N1,0000100,2026-02-20,Wire,11.00,,,',
    'NLV,R-10,N3,0000100,2026-02-20,,0.01,,,',
    'NLV,R-11,N4,0000100,2026-02-20,,1.00,,,',
    'NLV,R-12,N1,0000100,2026-02-20,,1.00,,refunded,',
    'NLV,R-13,N1,0000100,2026-02-20,,1.00,,,',
  )
  expect(added).toBe(1)
  expect(refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, 'invoiceNumber', 'There is no such invoice of this bill-to'],
    [3, 'invoiceNumber', 'There is no such invoice of this bill-to'],
    [4, 'paymentNumber', 'Another payment has this number: one made in the portal, or of another division'],
    [5, 'paidDate', 'The day of the payment cannot be in the future'],
    [6, 'amount', expect.stringContaining('must be an amount')],
    [7, 'amount', expect.stringContaining('must be an amount')],
    [8, 'amount', 'The payments of the invoice would be more than its total'],
    [9, 'paymentNumber', 'A stored payment changes only its status'],
    [10, 'amount', 'The payments of the invoice would be more than its total'],
    [11, 'invoiceNumber', 'There is no such invoice of this bill-to'],
    [12, 'status', expect.stringContaining('must be one of')],
  ])
  expect(await openOf('N1')).toBe(3900)
  expect(await books()).toEqual([])
})

test('a number that came from elsewhere is not given to a payment made here [PLAT-3]', async () => {
  await storeInvoices(db, [{ invoiceNumber: 'S1', totalCents: 5000 }])
  await payments('NLV,777000,S1,0000100,2026-02-20,,1.00,,,')
  const made = await buyer.ask(makePayment, payInFull(await addBank(buyer, db), [['S1', 4900]]))
  expect(made.paymentNumber).toBe('777001')
})

// A check of a part, one that came back, and what the ERP states before and after each.
const step = fc.constantFrom('invoice', 'A paid', 'A returned', 'B paid')

test('in whatever order and however often its files arrive, the open amount ends as the ERP states it [decision 22]', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
      const invoice = `Z${run++}`
      const check = (name: string, amount: string, status: string) =>
        payments(`NLV,${name}-${invoice},${invoice},0000100,2026-02-20,,${amount},,${status},`)
      await erpStates(invoice, '50.00')
      for (const each of steps) {
        // The ERP has $20.00 of check B; A, of $30.00, it had and has no more.
        if (each === 'invoice') await erpStates(invoice, '30.00')
        else if (each === 'B paid') await check('B', '20.00', 'paid')
        else await check('A', '30.00', each === 'A paid' ? 'paid' : 'returned')
      }
      await check('A', '30.00', 'returned')
      await check('B', '20.00', 'paid')
      expect(await openOf(invoice)).toBe(3000)
      await erpStates(invoice, '30.00')
      expect(await openOf(invoice)).toBe(3000)
    }),
    { numRuns: 12 },
  )
  expect(await books()).toEqual([])
})
