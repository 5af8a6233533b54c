import type { CalendarDate } from '#kit/dates.ts'
import type { Cents } from '#kit/money.ts'
import type { AccountKind } from '#areas/payment-methods/payment-method.ts'

/**
 * Standard entry class: PPD debits a personal account, CCD a business account. Both hold at most
 * one addendum an entry.
 */
export type EntryClass = 'PPD' | 'CCD'

/** One debit as a bank file holds it. The numbers stand here in clear: never log or store it. */
export interface AchEntry {
  readonly accountKind: AccountKind
  /** An entry of no amount that only asks the bank whether there is such an account. */
  readonly isPrenote: boolean
  readonly routingNo: string
  readonly accountNo: string
  readonly amountCents: Cents
  /** Ours for the receiver, on their bank statement: the payment number. */
  readonly individualId: string
  readonly name: string
  /** Text of the addendum; null without one. */
  readonly info: string | null
  /** Number of the entry, 1 to 9999999; with the bank's eight digits it is the trace number. */
  readonly sequence: number
}

/** Who collects: a company the bank knows under this id. */
export interface Company {
  /** Ten characters, assigned by the bank: often 1 and the employer's number. */
  readonly id: string
  readonly name: string
}

/** Entries of one company, class, description and effective date. */
export interface AchBatch {
  readonly number: number
  readonly company: Company
  readonly entryClass: EntryClass
  /** Up to ten characters on the receiver's statement. */
  readonly description: string
  readonly effectiveOn: CalendarDate
  readonly entries: readonly AchEntry[]
  /** Balances the batch by one credit to our own account, for banks that ask for it. */
  readonly offset: OffsetCredit | null
}

/** Our own account that a balanced batch credits. */
export interface OffsetCredit {
  readonly routingNo: string
  readonly accountNo: string
  readonly name: string
  /** Number of the credit's entry: the one after the batch's last debit. */
  readonly sequence: number
}

/** The file's own facts. */
export interface AchHeader {
  /** Routing number of our bank: it receives the file, and its first eight digits trace entries. */
  readonly destination: string
  readonly destinationName: string
  /** Nine or ten digits that the bank assigned to us. */
  readonly origin: string
  readonly originName: string
  /** Date and time of making, in the bank's zone; the time as 'HH:MM'. */
  readonly createdOn: CalendarDate
  readonly createdAt: string
  /** Distinguishes the files of one day: A to Z, then 0 to 9. */
  readonly modifier: string
}

/** A whole file. */
export interface AchFile {
  readonly header: AchHeader
  readonly batches: readonly AchBatch[]
}
