import type { Services } from '../services.ts'
import { afterFailure } from './after-failure.ts'
import { deliveryProblem } from './delivery-problem.ts'
import type { Due, Queue } from './queue.ts'
import { ReceiverGone, RefusedForGood } from './refused-for-good.ts'

const batch = 20

/** Hands one message to its receiver; throws when it was not taken. */
export type Send<M> = (message: M) => Promise<void>

/**
 * PLAT-4, PLAT-9: sends what is due, the oldest first, at least once, and returns whether more is
 * waiting. Killed in between, a message goes out again with the same id. Without a receiver (`send`
 * undefined) messages wait; those of no use any more stop.
 */
export async function deliverDue<M extends Due>(
  services: Services,
  queue: Queue<M>,
  send: Send<M> | undefined,
): Promise<boolean> {
  if (queue.expire) await services.db.run(queue.expire({ unsentDays: services.config.retention.unsentDays }))
  if (!send) return false
  for (let count = 0; count < batch; count++) if (!(await deliverOne(services, queue, send))) return false
  return true
}

async function deliverOne<M extends Due>({ db, log, config }: Services, queue: Queue<M>, send: Send<M>) {
  return db.inTransaction(async (tx) => {
    const message = await tx.maybe<M>(queue.due())
    if (!message) return false
    try {
      await send(message)
      await tx.run(queue.delivered({ id: message.id }))
    } catch (error) {
      const reason = deliveryProblem(error)
      const next = afterFailure({
        isRefusedForGood: error instanceof RefusedForGood,
        failures: message.attempts + 1,
        triedForMs: message.firstAttemptAt === null ? 0 : Date.now() - Date.parse(message.firstAttemptAt),
        giveUpHours: config.retention.giveUpHours,
      })
      const about = { channel: queue.channel, messageId: message.id, attempts: message.attempts + 1, reason }
      if (error instanceof ReceiverGone) {
        log.info(about, 'a message has no receiver any more')
        await tx.run(queue.stopped({ id: message.id, stop: 'expired', reason }))
      } else if ('stop' in next) {
        log.error({ ...about, stop: next.stop }, 'a message was not taken and is not tried again')
        await tx.run(queue.stopped({ id: message.id, stop: next.stop, reason }))
      } else {
        log.warn(about, 'a message was not taken')
        await tx.run(queue.failed({ id: message.id, retryInMs: next.retryInMs, reason }))
      }
    }
    return true
  })
}
