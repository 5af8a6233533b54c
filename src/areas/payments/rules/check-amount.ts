import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import type { Payable } from '../payable.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'

/** BILL-3: an amount as typed: dollars with at most two decimals; undefined when it is none. */
export function readAmount(text: string): Cents | undefined {
  return readDecimal(text, 2) ?? undefined
}

/** BILL-3: what is wrong with a typed amount before any invoice is looked at, as a sentence. */
export function amountProblem(text: string): string | undefined {
  if (readAmount(text) !== undefined) return undefined
  if (text.trim() === '') return 'Enter an amount.'
  return readDecimal(text, 10) === null
    ? 'Enter an amount in dollars, such as 1,234.50.'
    : 'Enter an amount with at most 2 decimals.'
}

type Chosen = Pick<Payable, 'invoiceNumber' | 'open'>

/** BILL-3: so much of an invoice may be settled. */
export function checkAmount({ invoiceNumber, open }: Chosen, amount: Cents, field: string): Decision {
  if (amount <= 0) {
    const message = `The amount for invoice ${invoiceNumber} must be more than $0.00.`
    return refuse(makePaymentRefusals.amount_not_positive, { field, message })
  }
  if (amount <= open) return allow()
  const message = `The amount for invoice ${invoiceNumber} is more than its open ${formatCents(open)}.`
  return refuse(makePaymentRefusals.amount_above_open, { field, message, details: { invoiceNumber, open } })
}

/** BILL-3: so much of a credit may be used; its `open` is negative. */
export function checkCredit({ invoiceNumber, open }: Chosen, amount: Cents, field: string): Decision {
  if (amount <= 0) {
    const message = `The amount of credit ${invoiceNumber} must be more than $0.00.`
    return refuse(makePaymentRefusals.amount_not_positive, { field, message })
  }
  if (amount <= -open) return allow()
  const message = `The amount of credit ${invoiceNumber} is more than its open ${formatCents(-open)}.`
  return refuse(makePaymentRefusals.amount_above_open, { field, message, details: { invoiceNumber, open } })
}

/** 123450 -> '1,234.50', as an amount is typed. */
export const writeAmount = (amount: Cents): string => formatCents(amount).replace('$', '')
