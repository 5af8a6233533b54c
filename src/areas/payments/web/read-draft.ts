import type { CalendarDate } from '#kit/dates.ts'
import { why } from '#kit/decision.ts'
import type { Payable, Payables, PayingMethod } from '../payable.ts'
import { amountProblem, checkAmount, checkCredit, readAmount } from '../rules/check-amount.ts'
import { type ChangedAmount, checkChoice, type SeenAmount, type SeenChoice } from '../rules/check-choice.ts'
import { checkMethod } from '../rules/check-method.ts'
import { checkPayOn, firstPayOn } from '../rules/check-pay-on.ts'
import { chooseCredits } from '../rules/choose-invoices.ts'
import { type PaymentPlan, planPayment } from '../rules/plan-payment.ts'
import type { PaymentDraft, TypedAmounts } from './payment-draft.ts'

/** What a draft means with what is open now; the server asks the same rules. */
export interface ReadDraft {
  readonly plan: PaymentPlan
  readonly choice: SeenChoice
  readonly payOn: CalendarDate
  readonly method: PayingMethod | undefined
  /** Sentences by invoice number. */
  readonly amountProblems: ReadonlyMap<string, string>
  readonly creditProblems: ReadonlyMap<string, string>
  readonly methodProblem: string | undefined
  readonly payOnProblem: string | undefined
  /** What changed since it was chosen; 0: it is not open any more. */
  readonly changed: readonly ChangedAmount[]
  /** The first reason why it cannot be paid as it is. */
  readonly whyNot: string | undefined
}

/** BILL-3: reads what was typed against what is open. */
export function readDraft(draft: PaymentDraft, payables: Payables): ReadDraft {
  const { invoices, credits, terms, methods, today, isCardPaymentEnabled } = payables
  const read = readAmounts(draft.invoices, invoices, checkAmount)
  const sum = read.amounts.reduce((all, { amount }) => all + amount, 0)
  const byHand = readAmounts(draft.credits, credits, checkCredit)
  const usedCredits =
    draft.creditMode === 'hand'
      ? byHand.amounts
      : draft.creditMode === 'oldest'
        ? chooseCredits(credits, sum).map((each) => ({ ...each, seenOpen: openOf(credits, each.invoiceNumber) ?? 0 }))
        : []
  const method = methods.find(({ paymentSettingsId }) => paymentSettingsId === draft.methodId)
  const kind = method?.kind ?? 'card'
  const payOn = draft.payOn ?? firstPayOn(kind, today)
  const chosen = { invoices: read.amounts, credits: usedCredits, payOn }
  const plan = planPayment(chosen, { invoices, credits, terms })
  const choice = { ...chosen, total: plan.total }
  const needsMethod = plan.total > 0
  const methodProblem = !needsMethod
    ? undefined
    : draft.methodId === null
      ? 'Choose a bank account or card.'
      : why(checkMethod(method, isCardPaymentEnabled))
  const payOnProblem = why(checkPayOn(payOn, needsMethod ? kind : 'credit', today))
  const changed = [
    ...changedOf(draft.invoices, invoices),
    ...(draft.creditMode === 'hand' ? changedOf(draft.credits, credits) : []),
  ]
  const creditProblems = draft.creditMode === 'hand' ? byHand.problems : new Map<string, string>()
  const whyNot =
    changed.length > 0
      ? 'What is open has changed. Please check the amounts that are marked.'
      : (first(read.problems) ??
        first(creditProblems) ??
        why(checkChoice(choice, { invoices, credits, terms })) ??
        methodProblem ??
        payOnProblem)
  return {
    plan,
    choice,
    payOn,
    method,
    amountProblems: read.problems,
    creditProblems,
    methodProblem,
    payOnProblem,
    changed,
    whyNot,
  }
}

const first = (problems: ReadonlyMap<string, string>): string | undefined => problems.values().next().value

const openOf = (payables: readonly Payable[], invoiceNumber: string): number | undefined =>
  payables.find((each) => each.invoiceNumber === invoiceNumber)?.open

/** Amounts that can be read, and what is wrong with the others; both in the order of the list. */
function readAmounts(
  typed: TypedAmounts,
  payables: readonly Payable[],
  check: typeof checkAmount,
): { amounts: SeenAmount[]; problems: Map<string, string> } {
  const amounts: SeenAmount[] = []
  const problems = new Map<string, string>()
  for (const payable of payables) {
    const { invoiceNumber, open } = payable
    const text = typed[invoiceNumber]?.text
    if (text === undefined) continue
    const amount = readAmount(text)
    const problem = amountProblem(text) ?? why(check(payable, amount ?? 0, ''))
    if (problem !== undefined) problems.set(invoiceNumber, problem)
    if (amount !== undefined && problem === undefined) amounts.push({ invoiceNumber, amount, seenOpen: open })
  }
  return { amounts, problems }
}

const changedOf = (typed: TypedAmounts, payables: readonly Payable[]): ChangedAmount[] =>
  Object.entries(typed).flatMap(([invoiceNumber, { seenOpen }]) => {
    const open = openOf(payables, invoiceNumber) ?? 0
    return open === seenOpen ? [] : [{ invoiceNumber, seenOpen, open }]
  })
