import { addDays, type CalendarDate } from '#kit/dates.ts'
import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { DiscountTerms } from '../payable.ts'

/** The last day of the discount for an invoice; null without one. */
export const lastDiscountDay = (terms: DiscountTerms | null, invoiceDate: CalendarDate): CalendarDate | null =>
  terms && terms.percentHundredths > 0 && terms.days > 0 ? addDays(invoiceDate, terms.days) : null

/**
 * BILL-3: the discount for paying `rest`, which is all that is left of an invoice, on a day. Half a
 * cent counts for the customer.
 */
export function earlyDiscount(
  terms: DiscountTerms | null,
  { invoiceDate, payOn, rest }: { invoiceDate: CalendarDate; payOn: CalendarDate; rest: Cents },
): Cents {
  const last = lastDiscountDay(terms, invoiceDate)
  if (!terms || last === null || payOn > last || rest <= 0) return 0
  return divideHalfUp(BigInt(rest) * BigInt(terms.percentHundredths), 10_000n)
}
