import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { AccountKind, AccountType } from '#areas/payment-methods/payment-method.ts'
import type { Company } from './ach-file.ts'

/** A bank payment whose money may be collected now. */
export interface DueDebit {
  readonly paymentId: string
  /** At most 15 characters: the customer reads it on the bank statement. */
  readonly paymentNumber: string
  readonly division: string
  readonly billTo: string
  /** The bank account (`paymentSettingsId`). */
  readonly methodId: string
  readonly amountCents: Cents
  readonly invoiceNumbers: readonly string[]
  /** Nothing is collected before this day. */
  readonly requestedOn: CalendarDate
  /** 1 the first time; 2 and 3 collect again what came back for lack of money. */
  readonly presentment: 1 | 2 | 3
}

/** The account to debit, its numbers in clear: never log or store it. */
export interface DebitedAccount {
  readonly nameOnAccount: string
  readonly accountType: AccountType
  readonly accountKind: AccountKind
  readonly routingNo: string
  readonly accountNo: string
}

/** What the bank assigned to us: the variables of `docs/operations.md`. */
export interface AchSettings {
  readonly destination: string
  readonly destinationName: string
  readonly origin: string
  readonly originName: string
  /** The company that collects for a division; `*` for all others. */
  readonly companies: Readonly<Record<string, Company>>
  /** At most ten characters on the customer's statement. */
  readonly description: string
  /** Set when the bank wants balanced batches. */
  readonly offset: { readonly routingNo: string; readonly accountNo: string } | undefined
  readonly cutOff: CutOff
  /**
   * Banking days before each further presentment of what came back for lack of money; at most two.
   */
  readonly collectAgain: readonly number[]
}

/** When the bank's day ends for us: a time 'HH:MM' in an IANA zone. */
export interface CutOff {
  readonly time: string
  readonly zone: string
}
