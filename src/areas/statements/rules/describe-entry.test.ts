import { expect, test } from 'vitest'
import { describeEntry, describeItem } from './describe-entry.ts'

test('a charge below 0 is a credit that was issued, everything else has its one name [BILL-2]', () => {
  expect(describeEntry({ kind: 'charge', amount: 100 })).toBe('Invoice')
  expect(describeEntry({ kind: 'charge', amount: -100 })).toBe('Credit issued')
  expect(describeEntry({ kind: 'adjustment', amount: -100 })).toBe('Payment or credit posted')
  expect(describeEntry({ kind: 'reversal', amount: 100 })).toBe('Payment taken back')
})

test('what is open below 0 is a credit, or a returned deposit [BILL-2]', () => {
  const named = (open: number, isDeposit = false) => describeItem({ open, isDeposit })
  expect([named(100), named(-100), named(-100, true)]).toEqual(['Invoice', 'Credit', 'Returned deposit'])
})
