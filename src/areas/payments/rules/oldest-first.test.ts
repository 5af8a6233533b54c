import { expect, test } from 'vitest'
import { oldestFirst } from './oldest-first.ts'

test('what was due first comes first; of one day the lower number [BILL-3]', () => {
  const of = (dueDate: string, invoiceNumber: string) => ({ dueDate, invoiceNumber })
  const sorted = [of('2026-03-02', 'A'), of('2026-03-01', 'C'), of('2026-03-01', 'B')].toSorted(oldestFirst)
  expect(sorted.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['B', 'C', 'A'])
})
