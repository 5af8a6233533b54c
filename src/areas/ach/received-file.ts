import type { Cents } from '#kit/money.ts'

/** An entry of a file from the bank. Account numbers stand here in clear: never log or store it. */
export interface ReceivedEntry {
  readonly transactionCode: string
  readonly routingNo: string
  readonly accountNo: string
  readonly amountCents: Cents
  readonly individualId: string
  readonly name: string
  /** 15 digits. */
  readonly trace: string
  readonly addenda: readonly ReceivedAddendum[]
}

/** Type 7 of any kind: columns 4 to 94. */
export interface ReceivedAddendum {
  /** 05 of payments, 98 of notifications of change, 99 of returns. */
  readonly kind: string
  readonly text: string
}

/** A batch as received. */
export interface ReceivedBatch {
  readonly entryClass: string
  readonly companyId: string
  /** What the originator calls its entries. */
  readonly description: string
  /** 'YYYY-MM-DD'; null when the field is blank. */
  readonly effectiveOn: string | null
  readonly entries: readonly ReceivedEntry[]
}

/** A file as received, every total of it checked. */
export interface ReceivedFile {
  readonly batches: readonly ReceivedBatch[]
}

/** Why a file is not read: nothing of it is acted on. The reason holds no number of an account. */
export interface FileProblem {
  /** From 1; 0 for the file as a whole. */
  readonly line: number
  readonly reason: string
}
