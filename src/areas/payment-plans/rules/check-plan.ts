import { addDays, type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import { maxDaysToStart, maxInstalments } from '../payment-plan.ts'
import { paymentPlanRefusals } from '../payment-plans.refusals.ts'
import { planInstalments, type PlannedInstalment, type PlanTerms } from './plan-instalments.ts'

/** A plan somebody is about to propose. */
export interface PlanWish extends PlanTerms {
  readonly invoices: readonly { readonly invoiceNumber: string; readonly seenOpen: Cents }[]
}

/** An invoice that a plan may cover. */
export interface CoverableInvoice {
  readonly invoiceNumber: string
  readonly dueDate: CalendarDate
  readonly open: Cents
  /** The plan it is in already. */
  readonly planNumber: string | null
}

/** NEXT-13: what is covered, and when it is paid. */
export interface CheckedPlan {
  readonly covered: Cents
  readonly instalments: readonly PlannedInstalment[]
}

/** [decided] The least amount of an instalment. */
const leastCents = 100

/** NEXT-13: a plan may be proposed like this; `known` are the open invoices of the bill-to. */
export function checkPlan(
  wish: PlanWish,
  known: readonly CoverableInvoice[],
  today: CalendarDate,
): Decision<CheckedPlan> {
  const chosen = checkInvoices(wish.invoices, known, today)
  if (!chosen.allowed) return chosen
  const covered = chosen.value
  const terms = checkTerms(wish, covered, today)
  if (!terms.allowed) return terms
  const instalments = planInstalments(covered, wish)
  if (instalments.some(({ amount }) => amount < leastCents)) {
    const message = `Each payment must be at least ${formatCents(leastCents)}: choose fewer instalments.`
    return refuse(paymentPlanRefusals.plan_amount_too_small, { field: 'instalments', message })
  }
  return allow({ covered, instalments })
}

function checkInvoices(
  invoices: PlanWish['invoices'],
  known: readonly CoverableInvoice[],
  today: CalendarDate,
): Decision<Cents> {
  if (invoices.length === 0) return refuse(paymentPlanRefusals.plan_invoices_missing, { field: 'invoices' })
  const byNumber = new Map(known.map((invoice) => [invoice.invoiceNumber, invoice]))
  const seen = new Set<string>()
  let covered = 0
  let isPastDue = false
  for (const [index, { invoiceNumber, seenOpen }] of invoices.entries()) {
    const field = `invoices.${index}.invoiceNumber`
    const invoice = byNumber.get(invoiceNumber)
    if (seen.has(invoiceNumber)) return refuse(paymentPlanRefusals.plan_invoice_twice, { field })
    if (!invoice || invoice.open <= 0) return refuse(paymentPlanRefusals.plan_invoice_not_open, { field })
    if (invoice.planNumber !== null) {
      const message = `${invoiceNumber} is in payment plan ${invoice.planNumber} already.`
      return refuse(paymentPlanRefusals.plan_invoice_taken, { field, message })
    }
    if (invoice.open !== seenOpen) {
      const message = `${formatCents(invoice.open)} of ${invoiceNumber} is open now, not ${formatCents(seenOpen)}.`
      return refuse(paymentPlanRefusals.plan_amounts_changed, { field, message })
    }
    seen.add(invoiceNumber)
    covered += invoice.open
    isPastDue ||= invoice.dueDate < today
  }
  return isPastDue ? allow(covered) : refuse(paymentPlanRefusals.plan_nothing_past_due, { field: 'invoices' })
}

/** NEXT-13: down payment, number and days, for what is covered. */
export function checkTerms(
  { downPayment, instalments, startsOn, firstOn }: PlanTerms,
  covered: Cents,
  today: CalendarDate,
): Decision {
  if (downPayment < 0 || downPayment >= covered) {
    const message = `The down payment must be from $0.00 up to less than ${formatCents(covered)}.`
    return refuse(paymentPlanRefusals.plan_down_payment_wrong, { field: 'downPayment', message })
  }
  if (!Number.isInteger(instalments) || instalments < 1 || instalments > maxInstalments)
    return refuse(paymentPlanRefusals.plan_instalments_wrong, { field: 'instalments' })
  const lastStart = addDays(today, maxDaysToStart)
  if (startsOn < today || startsOn > lastStart) {
    const message = `The first payment must be from today to ${formatDayWithYear(lastStart)}.`
    return refuse(paymentPlanRefusals.plan_start_wrong, { field: 'startsOn', message })
  }
  if (downPayment > 0 && (firstOn <= startsOn || firstOn > addDays(startsOn, 62))) {
    const message = `The instalments must start after the down payment, by ${formatDayWithYear(addDays(startsOn, 62))}.`
    return refuse(paymentPlanRefusals.plan_dates_wrong, { field: 'firstOn', message })
  }
  return allow()
}
