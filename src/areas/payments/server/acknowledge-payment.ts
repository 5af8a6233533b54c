import { Refused } from '#kit/decision.ts'
import { bookEntries } from '#areas/invoices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { addEvent, lockPayment } from './payment.store.ts'

/** What of a payment the ERP has in its books. */
export type BookedPart = 'payment' | 'reversal'

/**
 * BILL-3: the ERP has booked a payment, or its reversal: the open amounts it states from now on
 * include it. A second time changes nothing.
 */
export const acknowledgePayment = (db: Queries, id: string, part: BookedPart, now: Date): Promise<void> =>
  db.inTransaction(async (tx) => {
    if (!(await lockPayment(tx, id))) throw new Refused(paymentRefusals.payment_not_found)
    if ((await bookEntries(tx, id, part, now)) === 0) return
    await addEvent(tx, id, { kind: 'booked', message: part === 'payment' ? '' : 'The reversal was booked.' }, now)
  })
