import { setTimeout as sleep } from 'node:timers/promises'
import { countRound } from '../loops.ts'
import { loopFailures } from '../meters.ts'
import type { Services } from '../services.ts'

/** Milliseconds between two looks when nothing calls. */
const pollMs = 5000
/**
 * Milliseconds a call waits for others: orders placed together leave together, and placing the next
 * is not slowed down.
 */
const gatherMs = 150

/**
 * Runs `work` at once, whenever the channel calls, and every few seconds; one at a time. `work`
 * returns whether more is waiting.
 */
export async function startLoop(
  { db, log }: Services,
  channel: string,
  work: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  let isStopped = false
  let isCalled = false
  let running: Promise<void> | undefined
  const round = async () => {
    do {
      isCalled = false
      const hasMore = await countRound(channel, work).catch((error: unknown) => {
        log.warn({ err: error }, `${channel}: will be tried again`)
        return false
      })
      if (hasMore) isCalled = true
    } while (isCalled && !isStopped)
  }
  const wake = () => {
    isCalled = true
    if (isStopped || running) return
    running = sleep(gatherMs)
      .then(round)
      .finally(() => {
        running = undefined
      })
  }
  const unlisten = await db.listen(channel, wake, wake)
  loopFailures.inc({ loop: channel }, 0)
  const timer = setInterval(wake, pollMs)
  wake()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await unlisten()
    await running
  }
}
