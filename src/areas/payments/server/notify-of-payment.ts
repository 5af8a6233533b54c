import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import type { PaymentStatus } from '../payment.ts'
import type { StoredAllocation } from './payment.store.ts'

interface PaymentFacts {
  readonly id: string
  readonly paymentNumber: string
  readonly division: string
  readonly billTo: string
  readonly amount: number
  readonly methodName: string
}

/** Notifies browsers of every ship-to the payment paid for. */
export async function publishPayment(
  tx: Queries,
  { id, division }: Pick<PaymentFacts, 'id' | 'division'>,
  shipTos: readonly string[],
  actor: Pick<Actor, 'realUserId'> | null,
): Promise<void> {
  for (const shipTo of new Set(shipTos))
    await publish(tx, { topic: 'payment', division, shipTo, id, ...(actor && { by: actor.realUserId }) })
}

/** BILL-3: the message to the ERP: a payment is paid, or it was and is not any more. */
export async function sendPaymentToErp(
  tx: Queries,
  topic: 'payment.paid' | 'payment.reversed',
  payment: PaymentFacts,
  allocations: readonly Pick<StoredAllocation, 'invoiceNumber' | 'pay' | 'discount' | 'credit'>[],
  news: { readonly status: PaymentStatus; readonly on: string; readonly reasonCode: string; readonly reason: string },
): Promise<void> {
  const { id, paymentNumber, division, billTo, amount, methodName } = payment
  await sendToErp(tx, {
    topic,
    subject: `payment:${id}`,
    payload: {
      id,
      paymentNumber,
      division,
      billTo,
      amount,
      methodName,
      ...news,
      invoices: allocations.map(({ invoiceNumber, pay, discount, credit }) => ({
        invoiceNumber,
        pay,
        discount,
        credit,
      })),
    },
  })
}
