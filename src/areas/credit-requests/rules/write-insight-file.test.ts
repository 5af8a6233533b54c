import { expect, test } from 'vitest'
import { type InsightLine, writeInsightFile } from './write-insight-file.ts'

const line: InsightLine = {
  requestId: '1',
  requestNumber: 'CR300001',
  status: 'inProgress',
  createdOn: '2026-03-02',
  division: 'NLV',
  invoiceNumber: '9100023',
  invoiceDate: '2026-03-01',
  shipTo: '0000101',
  shipToName: '=HYPERLINK("x")',
  itemNumber: '0001003',
  description: 'CHICKEN BREAST, BNLS',
  vendorName: 'Fresh Farms',
  code: 'QUALITY',
  unit: 'LB',
  quantity: 1050,
  asked: 2578,
  approved: 0,
}

test('a line is a row, pounds with two decimals, nothing a spreadsheet runs [CREDIT-2, IMPORT-2]', () => {
  const steps = writeInsightFile([line, { ...line, unit: 'CS', quantity: 2 }])
  let step = steps.next()
  while (!step.done) step = steps.next()
  const [, first, second] = step.value.split('\r\n')
  expect(first).toBe(
    'CR300001,in progress,03/02/2026,NLV,9100023,03/01/2026,0000101,"\'=HYPERLINK(""x"")",0001003,"CHICKEN BREAST, BNLS",Fresh Farms,QUALITY,10.50,LB,25.78,0.00',
  )
  expect(second).toContain(',2,CS,')
})
