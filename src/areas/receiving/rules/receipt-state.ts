import type { ReceiptState } from '../receiving.ts'

/** What is known of the checking of a delivery. */
export interface ReceiptFacts {
  /** The number of the latest operation; 0 before anybody checked anything. */
  readonly lastSeq: number
  /** That of the latest operation that was finished; null before. */
  readonly finishedSeq: number | null
}

/**
 * NEXT-6: a receipt is received once it was finished, and started again by whatever is found
 * afterwards, also by a phone that was without a connection.
 */
export function receiptState({ lastSeq, finishedSeq }: ReceiptFacts): ReceiptState {
  if (lastSeq === 0) return 'toReceive'
  return finishedSeq === lastSeq ? 'received' : 'started'
}
