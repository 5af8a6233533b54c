import { expect, test } from 'vitest'
import { toCsv } from '#kit/csv.ts'
import type { CreditSummary } from '../credit-request.ts'
import { creditFileHead, creditFileRow } from './credit-file.ts'

const request: CreditSummary = {
  id: '01900000-0000-7000-8000-000000000001',
  requestNumber: 'CR300001',
  division: 'NLV',
  invoiceNumber: '9100023',
  invoiceDate: '2026-03-01',
  shipTo: '0000101',
  shipToName: '=HYPERLINK("x")',
  billTo: '0000100',
  billToName: 'Bistro',
  origin: 'customer',
  status: 'inProgress',
  version: 3,
  codes: ['DAMAGED', 'SHORT'],
  creditTypes: ['credit', 'return'],
  lines: 2,
  photos: 1,
  amount: 12_345,
  approvedAmount: null,
  returnOn: '2026-03-04',
  createdAt: '2026-03-02T18:00:00.000Z',
  createdOn: '2026-03-02',
  createdByName: 'Ana',
  changedAt: '2026-03-02T18:00:00.000Z',
  reason: '',
  creditMemo: null,
  staff: {
    dsrName: 'Rosa',
    dsmName: 'Paul',
    dsrStatus: 'approved',
    dsmStatus: null,
    assigneeId: null,
    assigneeName: 'Omar',
    dueAt: '2026-03-03T06:30:00.000Z',
    attempt: 0,
  },
}

test('a request is a row, its days and its time those of the division, nothing a spreadsheet runs [CREDIT-2, IMPORT-2]', () => {
  const row = creditFileRow(request, 'America/Los_Angeles')
  expect(row).toHaveLength(creditFileHead(true).length)
  expect(toCsv([row]).trimEnd()).toBe(
    'CR300001,in progress,03/02/2026,Ana,NLV,0000101,"\'=HYPERLINK(""x"")",0000100,9100023,03/01/2026,credit return,' +
      'DAMAGED SHORT,2,1,123.45,,03/04/2026,,,Rosa,approved,Paul,,Omar,03/02/2026 10:30 PM PST',
  )
})

test('customers have no columns of staff [CREDIT-2, CREDIT-4]', () => {
  const row = creditFileRow(
    { ...request, status: 'approved', staff: null, approvedAmount: 10_000, creditMemo: 'CM1' },
    'America/Los_Angeles',
  )
  expect(row).toHaveLength(creditFileHead(false).length)
  expect(row.slice(-4)).toEqual(['100.00', '03/04/2026', 'CM1', ''])
})

test('what was approved before the ERP declined to book it adds up to nothing [CREDIT-2, CREDIT-3]', () => {
  const declined = { ...request, status: 'pendingApproval' as const, approvedAmount: 9263 }
  const row = creditFileRow(declined, 'America/Los_Angeles')
  expect(row[creditFileHead(true).indexOf('Approved')]).toBe('')
})
