import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { DiscountTerms, Payable } from '../payable.ts'
import { earlyDiscount } from './early-discount.ts'
import { oldestFirst } from './oldest-first.ts'

/** How much of an invoice is to be settled, or of a credit to be used; more than 0 in both. */
export interface ChosenAmount {
  readonly invoiceNumber: string
  readonly amount: Cents
}

/** What somebody wants to pay. */
export interface PaymentChoice {
  readonly invoices: readonly ChosenAmount[]
  readonly credits: readonly ChosenAmount[]
  readonly payOn: CalendarDate
}

/** What is known of the invoices and credits chosen. */
export interface PlanFacts {
  readonly invoices: readonly Payable[]
  readonly credits: readonly Payable[]
  readonly terms: DiscountTerms | null
}

/** What a payment will do to one invoice or credit. */
export interface PlanLine extends Payable {
  readonly pay: Cents
  readonly discount: Cents
  /** Less than 0 on a credit. */
  readonly credit: Cents
  /** What stays open; 0 or more on an invoice, 0 or less on a credit. */
  readonly left: Cents
}

/** BILL-3: what a payment will do, every amount of it. */
export interface PaymentPlan {
  /** Oldest first. */
  readonly invoices: readonly PlanLine[]
  readonly credits: readonly PlanLine[]
  /** Sum of what is settled of the invoices. */
  readonly settled: Cents
  readonly discount: Cents
  /** Credits applied, as a positive amount. */
  readonly credit: Cents
  /** What is collected: settled - discount - credit. */
  readonly total: Cents
  /** What of the credits chosen found no invoice. */
  readonly unusedCredit: Cents
}

/**
 * BILL-3: puts a payment together, oldest invoice first: credits first, then the discount for what
 * is paid in full and in time, then money. What is not among the facts is left out:
 * `checkPayment` refuses it.
 */
export function planPayment(choice: PaymentChoice, facts: PlanFacts): PaymentPlan {
  const amounts = amountsOf(choice.invoices)
  const creditAmounts = amountsOf(choice.credits)
  const credits = facts.credits
    .filter(({ invoiceNumber }) => creditAmounts.has(invoiceNumber))
    .toSorted(oldestFirst)
    .map((credit): PlanLine => {
      const used = creditAmounts.get(credit.invoiceNumber)!
      return { ...credit, pay: 0, discount: 0, credit: -used, left: credit.open + used }
    })
  let pool = sumOf(credits, ({ credit }) => -credit)
  const invoices = facts.invoices
    .filter(({ invoiceNumber }) => amounts.has(invoiceNumber))
    .toSorted(oldestFirst)
    .map((invoice): PlanLine => {
      const amount = amounts.get(invoice.invoiceNumber)!
      const credit = Math.min(pool, amount)
      pool -= credit
      const rest = amount - credit
      const isInFull = amount === invoice.open
      const discount = isInFull
        ? earlyDiscount(facts.terms, { invoiceDate: invoice.invoiceDate, payOn: choice.payOn, rest })
        : 0
      return { ...invoice, pay: rest - discount, discount, credit, left: invoice.open - amount }
    })
  return {
    invoices,
    credits,
    settled: sumOf(invoices, ({ pay, discount, credit }) => pay + discount + credit),
    discount: sumOf(invoices, ({ discount }) => discount),
    credit: sumOf(invoices, ({ credit }) => credit),
    total: sumOf(invoices, ({ pay }) => pay),
    unusedCredit: pool,
  }
}

const amountsOf = (chosen: readonly ChosenAmount[]): ReadonlyMap<string, Cents> =>
  new Map(chosen.map(({ invoiceNumber, amount }) => [invoiceNumber, amount]))

const sumOf = <T>(all: readonly T[], of: (each: T) => Cents): Cents => all.reduce((sum, each) => sum + of(each), 0)
