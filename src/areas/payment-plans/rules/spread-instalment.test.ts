import { expect, test } from 'vitest'
import { buildPayable } from '#areas/payments/testing/build-payable.ts'
import { spreadInstalment } from './spread-instalment.ts'

test('an instalment goes to the oldest invoices, and never above what is open [NEXT-13]', () => {
  const invoices = [
    buildPayable('B', 300, { dueDate: '2026-03-20' }),
    buildPayable('A', 500, { dueDate: '2026-03-01' }),
    buildPayable('C', 0),
  ]
  expect(spreadInstalment(600, invoices)).toEqual([
    { invoiceNumber: 'A', amount: 500, seenOpen: 500 },
    { invoiceNumber: 'B', amount: 100, seenOpen: 300 },
  ])
  expect(spreadInstalment(9000, invoices).reduce((sum, { amount }) => sum + amount, 0)).toBe(800)
  expect(spreadInstalment(100, [buildPayable('C', 0)])).toEqual([])
})
