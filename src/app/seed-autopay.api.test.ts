import { expect, test } from 'vitest'
import { listAutopaySchedules } from '#areas/autopay/autopay.endpoints.ts'
import { autopayBookChecks } from '#areas/autopay/server/book-checks.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { addBank, addCard } from '#areas/payments/testing/paying-customer.ts'
import { checkBooks } from '#platform/book-check.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { seedAutopay } from './seed-autopay.ts'
import { seedPayments } from './seed-payments.ts'

const api = await startApi()

test('the demo has autopay that has paid and runs tomorrow, one whose next run is skipped, and one that was stopped [PLAT-1, BILL-5]', async () => {
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
  await db.inTransaction((tx) => seedAutopay(tx, '2026-03-02'))
  const { schedules } = await buyer.ask(listAutopaySchedules, { query: {} })
  expect(schedules).toMatchObject([
    {
      whenText: 'Every Tuesday',
      nextRun: { period: '2026-03-03', payOn: '2026-03-03' },
      lastRun: { outcome: 'paid', payOn: '2026-02-24' },
    },
    {
      kind: 'billTo',
      nextRun: { period: '2026-04-30' },
      lastRun: { outcome: 'skipped', payOn: '2026-03-31' },
    },
    { isActive: false, stopReason: 'Its bank account or card cannot be used for this bill-to any more.' },
  ])
  expect(await checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...autopayBookChecks])).toEqual([])
})
