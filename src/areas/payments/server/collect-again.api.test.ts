import { beforeAll, expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { getPayment, voidPayment } from '../history.endpoints.ts'
import { makePayment } from '../payments.endpoints.ts'
import { addBank, payInFull } from '../testing/paying-customer.ts'
import { bankPaymentsOf } from './bank-payments.ts'
import { paymentBookChecks } from './book-checks.ts'

const api = await startApi()
const { db, clock } = api
const [buyer, admin] = await Promise.all([api.as('buyer'), api.as('admin')])
const bankSide = bankPaymentsOf({ clock, config: readConfig({ NODE_ENV: 'test' }) })
let bank = ''
beforeAll(async () => {
  bank = await addBank(buyer, db)
})

let count = 0
/** A payment of one new invoice of $50.00, and what its bank and its people do with it. */
async function pay() {
  const invoiceNumber = `A${count++}`
  await storeInvoices(db, [{ invoiceNumber, totalCents: 5000 }])
  const { id: paymentId } = await buyer.ask(makePayment, payInFull(bank, [[invoiceNumber, 5000]]))
  const params = { paymentId }
  return {
    paymentId,
    /** Its presentment, when it is due up to a day. */
    dueOn: (effectiveOn: string) =>
      db.inTransaction(async (tx) => {
        const due = await bankSide.due(tx, { madeBefore: new Date('2027-01-01'), effectiveOn, max: 100 })
        const found = due.find((each) => each.paymentId === paymentId)
        return found && [found.presentment, found.requestedOn]
      }),
    send: (presentment: number) =>
      bankSide.recordOutcome(db, { kind: 'sent', paymentId, presentment, settlesOn: '2026-03-04' }),
    settle: (presentment: number) => bankSide.recordOutcome(db, { kind: 'settled', paymentId, presentment }),
    comeBack: (presentment: number, collectAgainOn: string | null) =>
      bankSide.recordOutcome(db, {
        kind: 'returned',
        paymentId,
        presentment,
        code: 'R01',
        reason: 'There was not enough money in the account.',
        collectAgainOn,
      }),
    read: async () => (await buyer.ask(getPayment, { params })).payment,
    events: async () => (await buyer.ask(getPayment, { params })).payment.events.map(({ kind }) => kind),
    void: () => admin.call(voidPayment, { params, body: { reason: 'Paid by check.' } }),
    open: async () =>
      (
        await db.row<{ cents: number }>('select open_cents as cents from invoices where invoice_number = $1', [
          invoiceNumber,
        ])
      ).cents,
    toErp: async () =>
      (
        await db.rows<{ topic: string }>('select topic from outbox_messages where subject = $1 order by id', [
          `payment:${paymentId}`,
        ])
      ).map(({ topic }) => topic),
  }
}
const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])

test('what came back for lack of money stays taken, is due again from its day on, and its history says so [BILL-6]', async () => {
  const payment = await pay()
  await payment.send(1)
  for (let time = 0; time < 2; time++) await payment.comeBack(1, '2026-03-10')
  expect(await payment.open()).toBe(0)
  expect([await payment.dueOn('2026-03-09'), await payment.dueOn('2026-03-10')]).toEqual([undefined, [2, '2026-03-10']])
  const message = 'There was not enough money in the account. (R01) We collect it again on Tue, Mar 10, 2026.'
  const { status, reason, events } = await payment.read()
  expect([status, reason]).toEqual(['processing', message])
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'asked', 'collectAgain'])
  expect(events.at(-1)).toMatchObject({ message, byName: null })
  const mails = await db.rows<{ text: string }>(
    `select text_body as text from mails where subject like 'Payment to be collected again:%'`,
  )
  expect(mails.map(({ text }) => text.includes(`Your bank returned it: ${message}`))).toEqual([true])
  await payment.send(2)
  await payment.settle(2)
  expect(await payment.read()).toMatchObject({ status: 'paid', reason: '' })
  expect(await payment.toErp()).toEqual(['payment.paid'])
  expect(await books()).toEqual([])
})

test('the ERP learns once of one that counted as paid, and taken back when it returns for good [BILL-6]', async () => {
  const [pays, fails] = [await pay(), await pay()]
  for (const payment of [pays, fails]) {
    await payment.send(1)
    await payment.settle(1)
    await payment.comeBack(1, '2026-03-10')
    expect([(await payment.read()).status, await payment.open()]).toEqual(['processing', 0])
    await payment.send(2)
  }
  await pays.settle(2)
  for (let time = 0; time < 2; time++) await fails.comeBack(2, null)
  expect([await pays.open(), await fails.open()]).toEqual([0, 5000])
  expect(await pays.toErp()).toEqual(['payment.paid'])
  expect(await fails.toErp()).toEqual(['payment.paid', 'payment.reversed'])
  expect((await fails.read()).status).toBe('returned')
  expect(await fails.events()).toEqual(['placed', 'asked', 'paid', 'collectAgain', 'asked', 'returned'])
  expect(await books()).toEqual([])
})

test('until it stands in a file again it can be voided, and then it is not due any more [BILL-4, BILL-6]', async () => {
  const payment = await pay()
  await payment.send(1)
  expect(codeOf(await payment.void())).toBe('void_too_late')
  await payment.comeBack(1, '2026-03-10')
  expect(codeOf(await payment.void())).toBeNull()
  expect([await payment.open(), await payment.dueOn('2027-01-01')]).toEqual([5000, undefined])
  await payment.comeBack(1, '2026-03-10')
  expect(await payment.events()).toEqual(['placed', 'asked', 'collectAgain', 'voided'])
  const again = await pay()
  await again.send(1)
  await again.comeBack(1, '2026-03-10')
  await again.send(2)
  expect(codeOf(await again.void())).toBe('void_too_late')
  expect(await books()).toEqual([])
})

test('what an earlier presentment reports late changes nothing [BILL-6]', async () => {
  const payment = await pay()
  await payment.send(1)
  await payment.comeBack(1, '2026-03-10')
  await payment.send(1)
  expect(await payment.dueOn('2026-03-10')).toEqual([2, '2026-03-10'])
  await payment.settle(1)
  expect(await payment.events()).toEqual(['placed', 'asked', 'collectAgain'])
})
