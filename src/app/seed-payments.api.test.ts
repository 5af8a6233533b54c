import { expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { listPaymentLinks } from '#areas/payment-links/payment-links.endpoints.ts'
import { linkBookChecks } from '#areas/payment-links/server/book-checks.ts'
import { listPaymentPlans } from '#areas/payment-plans/payment-plans.endpoints.ts'
import { planBookChecks } from '#areas/payment-plans/server/book-checks.ts'
import { listPayments } from '#areas/payments/history.endpoints.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { addBank, addCard } from '#areas/payments/testing/paying-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { seedPaymentLinks } from './seed-payment-links.ts'
import { seedPaymentPlans } from './seed-payment-plans.ts'
import { seedPayments } from './seed-payments.ts'

const api = await startApi()

test('the demo has a payment of every status, one of them scheduled, and its books balance [PLAT-1, BILL-4]', async () => {
  const { db } = api
  const buyer = await api.as('buyer')
  await addBank(buyer, db)
  await addCard(db)
  await storeInvoices(
    db,
    Array.from({ length: 15 }, (_, n) => ({ invoiceNumber: `D${n}`, totalCents: 1000 + n })),
  )
  await db.run(`update users set email = 'accounts@harborbistro.example', is_demo = true where id = $1`, [people.buyer])
  await db.inTransaction((tx) => seedPayments(tx, '2026-03-02'))
  const { payments } = await buyer.ask(listPayments, { query: { to: '2026-03-05' } })
  expect(payments.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'failed',
    'paid',
    'paid',
    'paid',
    'processing',
    'processing',
    'refunded',
    'returned',
    'voided',
  ])
  expect(payments.filter(({ payOn }) => payOn > '2026-03-02')).toHaveLength(1)
  expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks])).toEqual([])
})

test('the demo has links waiting, opened, paid, revoked and expired, and its books balance [PLAT-1, NEXT-13]', async () => {
  const { db } = api
  await db.run(`update users set email = 'credit@larder.example', is_demo = true where id = $1`, [people.admin])
  await db.inTransaction((tx) => seedPaymentLinks(tx, '2026-03-02'))
  const admin = await api.as('admin')
  const { links } = await admin.ask(listPaymentLinks, {})
  expect(links.map(({ state }) => state)).toEqual(['open', 'opened', 'paid', 'revoked', 'expired'])
  expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...linkBookChecks])).toEqual([])
})

test('the demo has a plan that runs and one to be answered, and its books balance [PLAT-1, NEXT-13]', async () => {
  const { db } = api
  await storeInvoices(
    db,
    Array.from({ length: 5 }, (_, n) => ({ invoiceNumber: `P${n}`, totalCents: 50_000 + n })),
  )
  await db.inTransaction((tx) => seedPaymentPlans(tx, '2026-03-02'))
  const buyer = await api.as('buyer')
  const { plans } = await buyer.ask(listPaymentPlans, {})
  expect(plans.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['proposed', 'running'])
  expect(plans.find(({ status }) => status === 'running')!.instalments.map(({ state }) => state)).toEqual([
    'paid',
    'due',
    'due',
    'due',
  ])
  expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...planBookChecks])).toEqual([])
})
