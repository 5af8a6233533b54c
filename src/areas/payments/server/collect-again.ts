import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import type { Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { movePayment } from '../rules/move-payment.ts'
import { publishPayment } from './notify-of-payment.ts'
import { addEvent, allocationsOf, type LockedPayment } from './payment.store.ts'
import { mailNews, noteLate } from './record-outcome.ts'

/** A debit that came back and is to be collected again. */
export interface ComingAgain {
  /** R01 or R09. */
  readonly code: string
  /** For people. */
  readonly reason: string
  readonly on: CalendarDate
}

const again = sql(
  'payments.collect-again',
  `update payments set status = 'processing', presentment = :next, collect_again_on = :on, asked_at = null,
     reason_code = :code, reason = :reason, changed_at = :now
   where id = :id`,
)

/**
 * BILL-6: what came back for lack of money stays taken and is collected again from a day on; who
 * paid reads why, and the payment can be voided until then. An ERP that has it as
 * paid learns of it only when it comes back for good.
 */
export async function collectAgain(
  tx: Transaction,
  payment: LockedPayment,
  { code, reason: why, on }: ComingAgain,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const { id, presentment } = payment
  const reason = `${why} (${code})`
  if (!movePayment(payment.status, 'processing', 'bank').allowed)
    return noteLate(tx, id, `The bank reported that it was returned. ${reason}`, now)
  const message = `${reason} We collect it again on ${formatDayWithYear(on)}.`
  await tx.send(again({ id, next: presentment + 1, on, code, reason: message, now }))
  await addEvent(tx, id, { kind: 'collectAgain', message }, now)
  const allocations = await allocationsOf(tx, id)
  await mailNews(tx, payment, { status: 'processing', reason: message, allocations, publicUrl })
  await publishPayment(
    tx,
    payment,
    allocations.map(({ shipTo }) => shipTo),
    null,
  )
}
