import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { DiscountTerms, Payable } from '../payable.ts'
import { earlyDiscount } from './early-discount.ts'
import { oldestFirst } from './oldest-first.ts'
import type { ChosenAmount } from './plan-payment.ts'

/** Ways to choose without picking one by one. */
export type Selection = 'allDue' | 'pastDue'

/** NEXT-13: what a payment plan pays is not chosen beside it, unless by hand. */
export const outsidePlans = (invoices: readonly Payable[]): Payable[] =>
  invoices.filter(({ planNumber }) => planNumber === null)

/** BILL-3: all open invoices, or those past their due date, in full. */
export const chooseDue = (invoices: readonly Payable[], selection: Selection, today: CalendarDate): ChosenAmount[] =>
  outsidePlans(invoices)
    .filter(({ dueDate }) => selection === 'allDue' || dueDate < today)
    .map(({ invoiceNumber, open }) => ({ invoiceNumber, amount: open }))

/** What a sum of money can do. */
export interface SpreadFacts {
  readonly terms: DiscountTerms | null
  readonly payOn: CalendarDate
}

/**
 * BILL-3: a sum of money over invoices, oldest first: each is settled in full, with its discount,
 * until the money ends; the last one in part. `left` is what no invoice takes.
 */
export function spreadAmount(
  money: Cents,
  invoices: readonly Payable[],
  { terms, payOn }: SpreadFacts,
): { readonly chosen: readonly ChosenAmount[]; readonly left: Cents } {
  const chosen: ChosenAmount[] = []
  let left = money
  for (const { invoiceNumber, invoiceDate, open } of outsidePlans(invoices).toSorted(oldestFirst)) {
    if (left <= 0) break
    const inFull = open - earlyDiscount(terms, { invoiceDate, payOn, rest: open })
    // A part without a discount may cost as much as the whole with it: then it is the whole.
    const amount = left >= inFull ? open : left
    chosen.push({ invoiceNumber, amount })
    left -= Math.min(left, inFull)
  }
  return { chosen, left }
}

/** BILL-3: credits oldest first, until they cover an amount. */
export function chooseCredits(credits: readonly Payable[], amount: Cents): ChosenAmount[] {
  const chosen: ChosenAmount[] = []
  let rest = amount
  for (const { invoiceNumber, open } of credits.toSorted(oldestFirst)) {
    const used = Math.min(-open, rest)
    if (used <= 0) break
    chosen.push({ invoiceNumber, amount: used })
    rest -= used
  }
  return chosen
}
