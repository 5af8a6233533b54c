import { type CalendarDate } from '#kit/dates.ts'
import type { DiscountTerms, Payable } from '#areas/payments/payable.ts'
import type { SeenChoice } from '#areas/payments/rules/check-choice.ts'
import { chooseCredits } from '#areas/payments/rules/choose-invoices.ts'
import { type PaymentPlan, planPayment } from '#areas/payments/rules/plan-payment.ts'
import type { AutopayTerms } from '../autopay.ts'
import { type AutopayMethodKind, goesByInvoice, targetDay } from './autopay-days.ts'

/** An open invoice or credit with the day of its delivery. */
export interface AutopayPayable extends Payable {
  readonly deliveredOn: CalendarDate | null
}

/** What a run can take from. */
export interface ChoiceFacts {
  readonly methodKind: AutopayMethodKind
  /** The day on which the run pays: the discounts are those of this day. */
  readonly payOn: CalendarDate
  /** What is due up to this day is due. */
  readonly dueBy: CalendarDate
  /** The day on which the run after it pays; null when none is known. */
  readonly payOnAfter: CalendarDate | null
  readonly payables: readonly AutopayPayable[]
  /** The discount terms of the bill-to. */
  readonly discount: DiscountTerms | null
}

/** What a run pays. */
export interface AutopayChoice {
  /** As `placePayment` takes it. */
  readonly choice: SeenChoice
  readonly plan: PaymentPlan
  /** The sum is more than the limit: the run pays nothing. */
  readonly isOverLimit: boolean
}

/**
 * BILL-5: what a run pays of what is open: its invoices in full, with credits of the same ship-tos
 * applied oldest first.
 */
export function choosePayables(terms: AutopayTerms, facts: ChoiceFacts): AutopayChoice {
  const { payables, payOn, discount } = facts
  const own = payables.filter(({ shipTo }) => terms.shipTos.length === 0 || terms.shipTos.includes(shipTo))
  const invoices = own.filter((each) => each.open > 0 && isCovered(terms, facts, each))
  const credits = own.filter(({ open }) => open < 0)
  const settled = invoices.reduce((sum, { open }) => sum + open, 0)
  const choice = {
    invoices: invoices.map(({ invoiceNumber, open }) => ({ invoiceNumber, amount: open, seenOpen: open })),
    credits: chooseCredits(credits, settled).map(({ invoiceNumber, amount }) => ({
      invoiceNumber,
      amount,
      seenOpen: credits.find((credit) => credit.invoiceNumber === invoiceNumber)!.open,
    })),
    payOn,
  }
  const plan = planPayment(choice, { invoices, credits, terms: discount })
  return {
    choice: { ...choice, total: plan.total },
    plan,
    isOverLimit: terms.limit !== null && plan.total > terms.limit,
  }
}

function isCovered(
  terms: AutopayTerms,
  { methodKind, dueBy, payOnAfter }: ChoiceFacts,
  invoice: AutopayPayable,
): boolean {
  if (goesByInvoice(terms)) return targetDay(terms, methodKind, invoice) <= dueBy
  if (terms.covers === 'open') return true
  if (invoice.dueDate <= dueBy) return true
  return terms.covers === 'dueBeforeNext' && payOnAfter !== null && invoice.dueDate < payOnAfter
}
