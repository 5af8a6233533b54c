import { queueJob } from '#platform/jobs/jobs.ts'
import { type CardProcessor, ProcessorAway, ProcessorRefused } from '#platform/payments/card-processor.ts'
import type { Queries } from '#platform/database/database.ts'
import { nextLookMs } from '../rules/next-look.ts'
import type { ChargingServices } from './charge-card.ts'
import { refundCardJobName } from './job-names.ts'
import { addEvent, type LockedPayment, lockPayment, noteRefundAsked } from './payment.store.ts'
import { recordOutcome } from './record-outcome.ts'

/** The key of a refund, at every attempt; one asked for again after it was declined is another. */
const refundKeyOf = ({ id, refundAskedAt }: LockedPayment): string => `refund-${id}-${Date.parse(refundAskedAt ?? '')}`

/**
 * BILL-4: refunds a card payment exactly once, in full. The refund was committed as asked for
 * before this runs; what is unknown is asked for under its key.
 */
export async function refundCard(services: ChargingServices, processor: CardProcessor, id: string): Promise<void> {
  const { db, clock, config, log } = services
  const payment = await db.inTransaction((tx) => lockPayment(tx, id))
  if (payment?.status !== 'paid' || payment.refundAskedAt === null) return
  const result = await moneyReturned(processor, payment)
  const now = clock.now()
  if (result === 'unknown') {
    log.warn({ paymentId: id }, 'the outcome of a refund is unknown and is asked for')
    return queueRefund(db, id, new Date(now.getTime() + nextLookMs(now.getTime() - Date.parse(payment.refundAskedAt))))
  }
  await db.inTransaction(async (tx) => {
    if (result === 'refunded') {
      await recordOutcome(tx, id, { status: 'refunded' }, { now, publicUrl: config.publicUrl })
      return
    }
    const current = await lockPayment(tx, id)
    if (current?.refundAskedAt !== payment.refundAskedAt) return
    await noteRefundAsked(tx, id, false, now)
    await addEvent(tx, id, { kind: 'refundDeclined', message: `The card processor refused: ${result.refused}.` }, now)
  })
}

/** Refunds a payment at an instant, instead of when it was to be before. */
export const queueRefund = (db: Queries, id: string, runAt: Date): Promise<void> =>
  queueJob(db, refundCardJobName, { id }, { runAt, key: `${refundCardJobName}:${id}` })

async function moneyReturned(
  processor: CardProcessor,
  payment: LockedPayment,
): Promise<'refunded' | 'unknown' | { readonly refused: string }> {
  const key = refundKeyOf(payment)
  try {
    if (await processor.refundOf(key)) return 'refunded'
    await processor.refund({ key, chargeKey: payment.id, amountCents: payment.amount })
    return 'refunded'
  } catch (error) {
    if (error instanceof ProcessorRefused) return { refused: error.code.replaceAll('_', ' ') }
    if (error instanceof ProcessorAway) return 'unknown'
    throw error
  }
}
