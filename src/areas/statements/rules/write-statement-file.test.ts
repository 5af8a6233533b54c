import { expect, test } from 'vitest'
import type { Statement } from '../statement.ts'
import { writeStatementFile } from './write-statement-file.ts'

const statement: Statement = {
  division: 'NLV',
  divisionName: 'North Las Vegas',
  billTo: { number: '0000100', name: 'Harbor', address: '', address2: '', city: '', state: '', zip: '', phone: '' },
  shipTo: null,
  shipTos: [],
  isWhole: true,
  kind: 'openItem',
  today: '2026-03-02',
  asOf: '2026-03-02',
  from: '2026-01-31',
  aged: { current: 0, to30: 12_345, to60: 0, to90: 0, over90: 0, credits: -45, total: 12_300 },
  dueThisWeek: 0,
  openingBalance: 0,
  items: [
    {
      invoiceNumber: '9001',
      shipTo: '0000101',
      invoiceDate: '2026-02-01',
      dueDate: '2026-02-22',
      daysPastDue: 8,
      total: 20_000,
      open: 12_345,
      isDeposit: false,
      planNumber: '1001',
    },
    {
      invoiceNumber: '9002',
      shipTo: '0000101',
      invoiceDate: '2026-02-02',
      dueDate: '2026-02-02',
      daysPastDue: 0,
      total: -45,
      open: -45,
      isDeposit: false,
      planNumber: null,
    },
  ],
  entries: [],
  totalLines: 2,
}

test('an open item file has a row for each invoice and ends with the balance; credits stay numbers, and a payment plan is named [BILL-2, NEXT-13]', () => {
  expect(writeStatementFile(statement).split('\r\n')).toEqual([
    'Bill-to,Ship-to,Invoice,Invoice date,Due date,Days past due,Total,Open,Plan',
    '0000100,0000101,9001,02/01/2026,02/22/2026,8,200.00,123.45,1001',
    '0000100,0000101,9002,02/02/2026,02/02/2026,0,-0.45,-0.45,',
    '0000100,,Balance,,03/02/2026,,,123.00,',
    '',
  ])
})

test('a balance forward file runs from the balance before to the balance after [BILL-2]', () => {
  const file = writeStatementFile({
    ...statement,
    kind: 'balanceForward',
    openingBalance: 5000,
    items: [],
    entries: [
      { postedOn: '2026-02-01', kind: 'charge', invoiceNumbers: ['9001'], amount: 12_345, balance: 17_345 },
      { postedOn: '2026-02-02', kind: 'charge', invoiceNumbers: ['9002'], amount: -45, balance: 17_300 },
      { postedOn: '2026-02-20', kind: 'payment', invoiceNumbers: ['8001', '8002'], amount: -5000, balance: 12_300 },
    ],
  })
  expect(file.split('\r\n')).toEqual([
    'Date,What,Invoices,Amount,Balance',
    '01/31/2026,Balance brought forward,,,50.00',
    '02/01/2026,Invoice,9001,123.45,173.45',
    '02/02/2026,Credit issued,9002,-0.45,173.00',
    '02/20/2026,Payment,8001 8002,-50.00,123.00',
    '03/02/2026,Balance,,,123.00',
    '',
  ])
})
