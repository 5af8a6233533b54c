import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import type { DueDebit } from '../due-debit.ts'

/** What became of a bank payment, reported once, in the transaction that records it here. */
export type DebitOutcome = { readonly paymentId: string; readonly presentment: number } & (
  | {
      /** It stands in a file: from now on it cannot be voided. */
      readonly kind: 'sent'
      readonly trace: string
      readonly effectiveOn: CalendarDate
      readonly settlesOn: CalendarDate
    }
  /** No file can hold it; the reason is for people. */
  | { readonly kind: 'refused'; readonly field: string; readonly reason: string }
  | { readonly kind: 'settled' }
  | {
      readonly kind: 'returned'
      /** R01 and its like. */
      readonly code: string
      /** For the buyer. */
      readonly reason: string
      /** The day it is to be due again, as the next presentment; null: it came back for good. */
      readonly collectAgainOn: CalendarDate | null
    }
)

/** What is collected now. */
export interface DueQuestion {
  /** Payments made before this instant. */
  readonly madeBefore: Date
  /** And for this day or an earlier one: money is never drawn before the day asked for. */
  readonly effectiveOn: CalendarDate
  readonly max: number
}

/** Whoever keeps the payments. */
export interface BankPayments {
  /**
   * Bank payments whose debit stands in no file, oldest first. Locked until the end of the
   * transaction, so that a void waits and then sees the file.
   */
  due(tx: Queries, question: DueQuestion): Promise<readonly DueDebit[]>
  recordOutcome(tx: Queries, outcome: DebitOutcome): Promise<void>
}
