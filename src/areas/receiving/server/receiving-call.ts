import { orRefuse, Refused, why } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { DeliveryDetail } from '../receiving.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { mayReceive } from '../rules/may-receive.ts'
import { readCredits } from './credit.store.ts'
import { type DeliveryQuestion, type OfShipTo, readDelivery, type StoredDelivery, toDetail } from './delivery.store.ts'

/** A delivery that was looked for; one of another ship-to and a missing one read the same. */
export async function deliveryOr404(db: Queries, question: DeliveryQuestion): Promise<StoredDelivery> {
  const found = await readDelivery(db, question)
  if (!found) throw new Refused(receivingRefusals.delivery_not_found)
  return found
}

/** The same, refused outside the days in which it is checked in. */
export async function receivableDelivery(db: Queries, question: DeliveryQuestion, now: Date): Promise<StoredDelivery> {
  const found = await deliveryOr404(db, question)
  orRefuse(mayReceive(found.day, todayIn(found.timeZone, now)))
  return found
}

/** A delivery as it is returned. */
export async function answerDelivery(db: Queries, question: DeliveryQuestion, now: Date): Promise<DeliveryDetail> {
  const found = await deliveryOr404(db, question)
  const made = found.receiptId === null ? [] : await readCredits(db, found.receiptId)
  const credits = made.map(({ credit }) => credit)
  return toDetail(found, credits, why(mayReceive(found.day, todayIn(found.timeZone, now))) ?? null)
}

/** Everybody who looks at deliveries of the ship-to reads them again. */
export const notifyOfReceipt = (tx: Queries, { division, shipTo }: OfShipTo): Promise<void> =>
  publish(tx, { topic: 'receipt', division, shipTo })
