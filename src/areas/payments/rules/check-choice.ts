import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import type { Payable } from '../payable.ts'
import { makePaymentRefusals } from '../payments.refusals.ts'
import { checkAmount, checkCredit } from './check-amount.ts'
import { type ChosenAmount, type PaymentChoice, type PaymentPlan, type PlanFacts, planPayment } from './plan-payment.ts'

/** An amount with what was open when it was chosen. */
export interface SeenAmount extends ChosenAmount {
  readonly seenOpen: Cents
}

/** What somebody wants to pay, as they saw it. */
export interface SeenChoice extends PaymentChoice {
  readonly invoices: readonly SeenAmount[]
  readonly credits: readonly SeenAmount[]
  /** The sum to be collected. */
  readonly total: Cents
}

/** What is open of an invoice or credit now, for one who saw another amount. */
export interface ChangedAmount {
  readonly invoiceNumber: string
  readonly seenOpen: Cents
  readonly open: Cents
}

/**
 * BILL-3, security 29: every invoice, credit and amount of a payment may be as it is, and its sum
 * is the one that was reviewed. What is not open for the bill-to is not among the facts.
 */
export function checkChoice(choice: SeenChoice, facts: PlanFacts): Decision<PaymentPlan> {
  if (choice.invoices.length === 0) return refuse(makePaymentRefusals.invoices_missing, { field: 'invoices' })
  const problem =
    twice(choice.invoices, 'invoices') ??
    twice(choice.credits, 'credits') ??
    changed(choice, facts) ??
    wrongAmount(choice.invoices, facts.invoices, 'invoices') ??
    wrongAmount(choice.credits, facts.credits, 'credits')
  if (problem) return { allowed: false, refusal: problem }
  const plan = planPayment(choice, facts)
  if (plan.unusedCredit > 0) {
    const message = `The credits are ${formatCents(plan.unusedCredit)} more than the amounts they would pay.`
    return refuse(makePaymentRefusals.credits_above_invoices, { field: 'credits', message })
  }
  if (plan.total !== choice.total) {
    const message = `The total is ${formatCents(plan.total)} now, not ${formatCents(choice.total)}. Please check it again.`
    return refuse(makePaymentRefusals.total_changed, { field: 'total', message, details: { total: plan.total } })
  }
  return allow(plan)
}

function twice(chosen: readonly SeenAmount[], field: string): Refusal | undefined {
  const seen = new Set<string>()
  for (const [index, { invoiceNumber }] of chosen.entries()) {
    if (seen.has(invoiceNumber)) {
      const message = `${invoiceNumber} was chosen twice.`
      return { ...makePaymentRefusals.invoice_twice, field: `${field}.${index}.invoiceNumber`, message }
    }
    seen.add(invoiceNumber)
  }
  return undefined
}

/** What was there and is not open any more has changed too: to 0. */
function changed({ invoices, credits }: SeenChoice, facts: PlanFacts): Refusal | undefined {
  const open = new Map([...facts.invoices, ...facts.credits].map((each) => [each.invoiceNumber, each.open]))
  const differing = [...invoices, ...credits].flatMap(({ invoiceNumber, seenOpen }): ChangedAmount[] => {
    const now = open.get(invoiceNumber)
    return now === undefined || now === seenOpen ? [] : [{ invoiceNumber, seenOpen, open: now }]
  })
  if (differing.length === 0) return undefined
  const [first] = differing
  const message =
    differing.length === 1
      ? `${formatCents(Math.abs(first!.open))} of ${first!.invoiceNumber} is open now, not ${formatCents(Math.abs(first!.seenOpen))}. Please check the amounts again.`
      : `What is open of ${differing.length} invoices has changed. Please check the amounts again.`
  return { ...makePaymentRefusals.invoices_changed, message, details: { changed: differing } }
}

function wrongAmount(
  chosen: readonly SeenAmount[],
  facts: readonly Payable[],
  field: 'invoices' | 'credits',
): Refusal | undefined {
  const known = new Map(facts.map((each) => [each.invoiceNumber, each]))
  const isCredit = field === 'credits'
  for (const [index, { invoiceNumber, amount }] of chosen.entries()) {
    const found = known.get(invoiceNumber)
    const usable = found && (isCredit ? found.open <= 0 : found.open >= 0)
    if (!usable) {
      const refusal = isCredit ? makePaymentRefusals.credit_not_usable : makePaymentRefusals.invoice_not_payable
      return { ...refusal, field: `${field}.${index}.invoiceNumber` }
    }
    const check = isCredit ? checkCredit : checkAmount
    const decision = check(found, amount, `${field}.${index}.amount`)
    if (!decision.allowed) return decision.refusal
  }
  return undefined
}
