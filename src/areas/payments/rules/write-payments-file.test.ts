import { expect, test } from 'vitest'
import { atOnce } from '#kit/steps.ts'
import { writePaymentsFile } from './write-payments-file.ts'

const row = {
  paymentNumber: '100001',
  division: 'NLV',
  billTo: '0000100',
  billToName: '=HYPERLINK("x")',
  status: 'returned',
  placedOn: '2026-03-02',
  payOn: '2026-03-03',
  methodName: 'Business account ending in 1012',
  amount: 123_450,
  reason: 'Insufficient funds (R01)',
  invoiceNumber: 'C1',
  shipTo: '0000101',
  pay: 0,
  discount: 0,
  credit: -905,
}

test('the file has one row an invoice, days as people write them, and no cell that runs [BILL-4, security 57]', () => {
  const [, line] = atOnce(writePaymentsFile([row])).split('\r\n')
  expect(line).toBe(
    `100001,NLV,0000100,"'=HYPERLINK(""x"")",returned,03/02/2026,03/03/2026,Business account ending in 1012,1234.50,C1,0000101,0.00,0.00,-9.05,Insufficient funds (R01)`,
  )
})
