import { expect, test } from 'vitest'
import { storeInvoices } from '#areas/invoices/testing/stored-invoice.ts'
import { runCommand } from '#tests/support/backup.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { checkBooksCommand } from './check-books.ts'

const { db, url } = await testDatabase()
const check = () => runCommand(checkBooksCommand, [], { DATABASE_URL: url, SECRET_KEY: 'x'.repeat(40) })

test('the operator sees which invoice does not balance, and by how much [BILL-3]', async () => {
  await addDistributor(db)
  await storeInvoices(db, [{ invoiceNumber: '900', totalCents: 123_456 }])
  expect((await check())[0]).toMatch(/^The books balance: \d+ checks$/)
  await db.run('alter table invoices disable trigger user')
  await db.run('update invoices set open_cents = 123400')
  expect(await check()).toEqual([
    'NOT TRUE: The open amount of an invoice is the sum of its entries',
    '  NLV/900: $1,234.00, should be $1,234.56',
  ])
})
