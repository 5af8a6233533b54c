import { cardTokenOf, holdMethodFor } from '#areas/payment-methods/server/public.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import {
  type CardCharge,
  type CardProcessor,
  ProcessorAway,
  ProcessorRefused,
} from '#platform/payments/card-processor.ts'
import { type ChargeOutcome, chargeByKey, giveUpCharge } from '#platform/payments/charge-by-key.ts'
import type { Services } from '#platform/services.ts'
import { checkMethod } from '../rules/check-method.ts'
import { nextLookMs } from '../rules/next-look.ts'
import { chargeCardJobName } from './job-names.ts'
import { methodOfCard, oneTimeCardOf } from './one-time-card.store.ts'
import { payingMethodOf } from './paying-method.ts'
import { addEvent, type LockedPayment, lockPayment, noteAsked } from './payment.store.ts'
import { applyMove, type PaymentOutcome, recordOutcome } from './record-outcome.ts'

/** What charging needs of the process. */
export type ChargingServices = Pick<Services, 'db' | 'clock' | 'log'> & {
  readonly config: Pick<Services['config'], 'publicUrl'>
}

/** A payment that is due: its card, and whether the processor may have been asked before. */
interface DueCharge {
  readonly payment: LockedPayment
  readonly utaTokenId: string | undefined
  readonly isRepeat: boolean
}

/**
 * BILL-3: charges the card of a payment exactly once. That it is asked for is committed before the
 * processor is; the key is the payment's id at every attempt; what is unknown is asked for under
 * that key. May run at any time, twice at once, and be killed anywhere.
 */
export async function chargeCard(services: ChargingServices, processor: CardProcessor, id: string): Promise<void> {
  const { clock, db, config, log } = services
  const due = await db.inTransaction((tx) => prepare(services, tx, id))
  if (!due) return
  const outcome = await moneyMoved(processor, due)
  if (outcome.kind === 'unknown') {
    log.warn({ paymentId: id }, 'the outcome of a card charge is unknown and is asked for')
    const { askedAt } = due.payment
    const now = clock.now()
    const unknownForMs = askedAt === null ? 0 : now.getTime() - Date.parse(askedAt)
    return queueCharge(db, id, new Date(now.getTime() + nextLookMs(unknownForMs)))
  }
  const about = { now: clock.now(), publicUrl: config.publicUrl }
  await db.inTransaction((tx) => recordOutcome(tx, id, outcomeOf(outcome.charge), about))
}

/** Charges the card of a payment at an instant, instead of when it was to be before. */
export const queueCharge = (db: Queries, id: string, runAt: Date): Promise<void> =>
  queueJob(db, chargeCardJobName, { id }, { runAt, key: `${chargeCardJobName}:${id}` })

/** Under the payment's lock: is it due, may it be charged, has it been asked for already? */
async function prepare(
  { clock, config }: ChargingServices,
  tx: Transaction,
  id: string,
): Promise<DueCharge | undefined> {
  const payment = await lockPayment(tx, id)
  if (payment?.status !== 'processing' || payment.payingKind !== 'card' || payment.methodId === null) return undefined
  const now = clock.now()
  const today = todayIn(payment.timeZone, now)
  if (payment.payOn > today) {
    await queueCharge(tx, id, instantIn(payment.timeZone, payment.payOn, '00:00'))
    return undefined
  }
  const billTo = { division: payment.division, number: payment.billTo }
  const own = await oneTimeCardOf(tx, id)
  const utaTokenId = own ? own.utaTokenId : await cardTokenOf(tx, payment.methodId, billTo)
  if (payment.isAsked) return { payment, utaTokenId, isRepeat: true }
  const method = own ? methodOfCard(own.id, own) : await holdMethodFor(tx, payment.methodId, billTo)
  const decision = checkMethod(method && payingMethodOf(method, today), true)
  if (!decision.allowed) {
    const reason = method ? decision.refusal.message : `${payment.methodName} can no longer be used for this bill-to.`
    const failed = { status: 'failed', reasonCode: '', reason, actor: null } as const
    await applyMove(tx, payment, failed, { now, publicUrl: config.publicUrl })
    return undefined
  }
  await noteAsked(tx, id, now)
  await addEvent(tx, id, { kind: 'asked' }, now)
  // Killed from here on, the next look finds that it was asked for.
  await queueCharge(tx, id, new Date(now.getTime() + nextLookMs(0)))
  return { payment, utaTokenId, isRepeat: false }
}

/** Asks the processor. A card that was removed in between is not charged any more. */
async function moneyMoved(
  processor: CardProcessor,
  { payment, utaTokenId, isRepeat }: DueCharge,
): Promise<ChargeOutcome> {
  const { id: key, amount, paymentNumber } = payment
  const request = { key, amountCents: amount, reference: paymentNumber }
  try {
    if (utaTokenId !== undefined) return await chargeByKey(processor, { ...request, utaTokenId }, isRepeat)
    const before = await processor.chargeOf(key)
    return before ? { kind: 'known', charge: before } : await giveUpCharge(processor, key)
  } catch (error) {
    // What the processor will never do has its key closed, so that nothing of it comes late.
    if (error instanceof ProcessorRefused) return giveUpCharge(processor, key)
    if (error instanceof ProcessorAway) return { kind: 'unknown' }
    throw error
  }
}

const outcomeOf = ({ state, reason }: CardCharge): PaymentOutcome =>
  state === 'approved'
    ? { status: 'paid' }
    : { status: 'failed', reason: state === 'declined' ? reason : 'The card could not be charged.' }
