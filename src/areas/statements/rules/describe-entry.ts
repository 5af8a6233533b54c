import type { OpenItem, StatementEntry } from '../statement.ts'

/**
 * BILL-2: what an entry of a statement is called. A charge below 0 is a credit that was issued. The
 * ERP states only that less is open, not whether by a check or a credit.
 */
export function describeEntry({ kind, amount }: Pick<StatementEntry, 'kind' | 'amount'>): string {
  if (kind === 'charge') return amount < 0 ? 'Credit issued' : 'Invoice'
  if (kind === 'adjustment') return amount < 0 ? 'Payment or credit posted' : 'Correction'
  return words[kind]
}

const words = {
  payment: 'Payment',
  discount: 'Discount for early payment',
  credit: 'Credit applied',
  reversal: 'Payment taken back',
} as const

/** BILL-2: what an open item is called: below 0 a credit, or a returned deposit. */
export function describeItem({ open, isDeposit }: Pick<OpenItem, 'open' | 'isDeposit'>): string {
  if (open >= 0) return 'Invoice'
  return isDeposit ? 'Returned deposit' : 'Credit'
}
