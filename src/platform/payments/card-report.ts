import { z } from 'zod'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import { isSigned } from '../sign-message.ts'
import type { CardCharge } from './card-processor.ts'
import { cardCharge } from './http-card-processor.ts'

/** What the processor reports by webhook: a charge as it stands now. */
export interface CardReport {
  /** The processor's id of this message: the same one again is a replay. */
  readonly messageId: string
  readonly charge: CardCharge
}

/** A message as it arrived: its two headers and the bytes of its body. */
export interface ReceivedReport {
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** The headers of a report. */
export const reportHeaders = { timestamp: 'x-payments-timestamp', signature: 'x-payments-signature' } as const

const report = z.object({ messageId: z.string().min(1).max(100), charge: cardCharge })

/**
 * BILL-3: a report of the card processor; undefined unless it is signed with our secret, recent and
 * whole. What it says is a hint: `rememberReport` it in the transaction that acts on it.
 */
export function readCardReport(secret: string, received: ReceivedReport, now: Date): CardReport | undefined {
  if (!isSigned(secret, received, now)) return undefined
  try {
    return report.parse(JSON.parse(received.body))
  } catch {
    return undefined
  }
}

const remember = sql(
  'payments.remember-report',
  'insert into card_reports (message_id, received_at) values (:messageId, :now) on conflict do nothing',
)

/** BILL-3: false for a message that was acted on before. */
export const rememberReport = async (tx: Queries, messageId: string, now: Date): Promise<boolean> =>
  (await tx.run(remember({ messageId, now }))) > 0
