import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { collectAgain } from './collect-again.ts'
import { addEvent, lockPayment, noteAsked } from './payment.store.ts'
import { recordOutcome } from './record-outcome.ts'

/** A bank payment whose money may be collected now. */
export interface DuePayment {
  readonly paymentId: string
  readonly paymentNumber: string
  readonly division: string
  readonly billTo: string
  /** The bank account (`paymentSettingsId`). */
  readonly methodId: string
  readonly amountCents: number
  readonly invoiceNumbers: readonly string[]
  /** Nothing is collected before this day. */
  readonly requestedOn: CalendarDate
  /** 2 and 3 collect again what came back for lack of money. */
  readonly presentment: 1 | 2 | 3
}

const due = sql(
  'payments.due',
  `select p.id as "paymentId", p.payment_number as "paymentNumber", p.division, p.bill_to as "billTo",
     p.method_id as "methodId", p.amount_cents as "amountCents", coalesce(p.collect_again_on, p.pay_on) as "requestedOn", p.presentment,
     array(select a.invoice_number from payment_allocations a
           where a.payment_id = p.id and a.pay_cents > 0 order by a.invoice_number) as "invoiceNumbers"
   from payments p
   where p.status = 'processing' and p.paying_kind = 'bank' and p.asked_at is null
     and p.placed_at < :madeBefore and coalesce(p.collect_again_on, p.pay_on) <= :effectiveOn
   order by coalesce(p.collect_again_on, p.pay_on), p.payment_number limit :max for no key update of p`,
)

/** What became of a bank payment. */
export type BankOutcome = { readonly paymentId: string; readonly presentment: number } & (
  | { readonly kind: 'sent'; readonly settlesOn: CalendarDate }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'settled' }
  | {
      readonly kind: 'returned'
      readonly code: string
      readonly reason: string
      /** Null: it came back for good. */
      readonly collectAgainOn: CalendarDate | null
    }
)

/**
 * BILL-6: bank payments for whoever collects them. A void waits for the transaction that takes a
 * payment, and then sees that it was sent.
 */
export const bankPaymentsOf = ({ clock, config }: Pick<Services, 'clock' | 'config'>) => ({
  /**
   * Bank payments to be collected up to a day, and not taken yet; locked until the transaction
   * ends.
   */
  due: (
    tx: Queries,
    { madeBefore, effectiveOn, max }: { madeBefore: Date; effectiveOn: CalendarDate; max: number },
  ): Promise<DuePayment[]> => tx.rows(due({ madeBefore, effectiveOn, max })),

  /**
   * In the transaction that records it on the other side. The same outcome again changes nothing.
   */
  recordOutcome: (db: Queries, outcome: BankOutcome): Promise<void> =>
    db.inTransaction(async (tx) => {
      const now = clock.now()
      const { paymentId, kind } = outcome
      const about = { now, publicUrl: config.publicUrl }
      const payment = await lockPayment(tx, paymentId)
      if (!payment) throw new Refused(paymentRefusals.payment_not_found)
      // What became of an earlier debit is known: it came back.
      if (outcome.presentment !== payment.presentment) return
      if (kind === 'sent') {
        if (payment.isAsked) return
        await noteAsked(tx, paymentId, now)
        const message = `It settles on ${formatDayWithYear(outcome.settlesOn)}.`
        await addEvent(tx, paymentId, { kind: 'asked', message }, now)
        return
      }
      if (kind === 'settled') await recordOutcome(tx, paymentId, { status: 'paid' }, about)
      else if (kind === 'refused')
        await recordOutcome(tx, paymentId, { status: 'failed', reason: outcome.reason }, about)
      else if (outcome.collectAgainOn !== null)
        await collectAgain(tx, payment, { ...outcome, on: outcome.collectAgainOn }, about)
      else {
        const { code, reason } = outcome
        await recordOutcome(tx, paymentId, { status: 'returned', reasonCode: code, reason }, about)
      }
    }),
})
