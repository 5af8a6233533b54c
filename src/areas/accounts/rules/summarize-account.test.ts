import { expect, test } from 'vitest'
import { type AccountFigures, summarizeAccount } from './summarize-account.ts'

const figures: AccountFigures = {
  open: { pastDue: 500, pastDueCount: 1, netDue: 1200, count: 3 },
  sent: { pastDue: 9000, netDue: 9900, count: 7 },
  hasInvoices: true,
  seesAll: true,
}

test('an account owes what its invoices say, not what was sent with it [CUST-1]', () => {
  expect(summarizeAccount(figures)).toEqual({
    pastDue: { amount: 500, invoicesCount: 1 },
    netDue: { amount: 1200, invoicesCount: 3 },
  })
})

test('without a single invoice the figures sent with the bill-to stand [CUST-1]', () => {
  expect(summarizeAccount({ ...figures, hasInvoices: false })).toMatchObject({
    pastDue: { amount: 9000 },
    netDue: { amount: 9900, invoicesCount: 7 },
  })
})

test('a reader of only some ship-tos does not get the figures of the whole bill-to [CUST-1, ACCESS-4]', () => {
  expect(summarizeAccount({ ...figures, hasInvoices: false, seesAll: false })).toEqual({
    pastDue: { amount: 0, invoicesCount: 0 },
    netDue: { amount: 0, invoicesCount: 0 },
  })
})
