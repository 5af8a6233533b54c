import { z } from 'zod'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { chargeCard, queueCharge } from './charge-card.ts'
import { chargeCardJobName, refundCardJobName } from './job-names.ts'
import { queueRefund, refundCard } from './refund-card.ts'

const payload = z.object({ id: z.uuid() })

/** BILL-3: charges one card payment, or asks what became of it. */
export const chargeCardJob: Job = {
  name: chargeCardJobName,
  run: async (given, services) => {
    const processor = cardProcessorOf(services.config.outside)
    if (processor) await chargeCard(services, processor, payload.parse(given).id)
  },
}

/** BILL-4: refunds one card payment, or asks what became of it. */
export const refundCardJob: Job = {
  name: refundCardJobName,
  run: async (given, services) => {
    const processor = cardProcessorOf(services.config.outside)
    if (processor) await refundCard(services, processor, payload.parse(given).id)
  },
}

const forgotten = sql(
  'payments.forgotten',
  `select p.id, p.status = 'paid' as "isRefund" from payments p join divisions d on d.code = p.division
   where p.changed_at < :before and p.paying_kind = 'card'
     and (p.status = 'processing' and p.pay_on <= (:now::timestamptz at time zone d.time_zone)::date
       or p.status = 'paid' and p.refund_asked_at is not null)
   order by p.changed_at limit 500`,
)
const forgottenAfterMs = 10 * 60_000

/**
 * BILL-3: a job that was given up, after a database that was away for long, is queued again: no
 * payment stays unknown.
 */
export const findForgottenJob: Job = {
  name: 'find-forgotten-card-payments',
  schedule: '*/10 * * * *',
  run: async (_, { db, clock }) => {
    const now = clock.now()
    const rows = await db.rows<{ id: string; isRefund: boolean }>(
      forgotten({ now, before: new Date(now.getTime() - forgottenAfterMs) }),
    )
    for (const { id, isRefund } of rows) await (isRefund ? queueRefund(db, id, now) : queueCharge(db, id, now))
  },
}
