import { z } from 'zod'
import { addDays } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Job } from '#platform/http/area.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { nextRun, type Schedule } from '../rules/next-run.ts'
import { distributeTo } from './distribute-to.ts'
import { beginRun, dueDistributions, endRun, holdDue, type Outcome, settleResult, takeWaiting } from './run.store.ts'

const jobName = 'run-auto-distribution'
const payload = z.object({ runId: z.uuid() })
/** Ship-tos at once: a run leaves connections to those who order. */
const lanes = 4

/**
 * STAFF-5: begins the run of a day and plans the next one, in one transaction with the job that
 * does it: a day's run begins once.
 */
export async function startRun(
  tx: Queries,
  id: string,
  { today, schedule, now }: { today: string; schedule: Schedule; now: Date },
): Promise<void> {
  const runId = await beginRun(tx, id, { runOn: today, nextOn: nextRun(schedule, addDays(today, 1)), now })
  if (runId) await queueJob(tx, jobName, { runId }, { key: `${jobName} ${runId}` })
}

/**
 * One ship-to of a run; false when none is free. Its cart and its result are one transaction: after
 * a crash it was done or it waits.
 */
export async function distributeNext({ db, clock }: Pick<Services, 'db' | 'clock'>, runId: string): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const waiting = await takeWaiting(tx, runId)
    if (!waiting) return false
    const outcome = await tx
      .inTransaction((inner) => distributeTo(inner, waiting, waiting.shipTo, clock.now()))
      .then(
        (into): Outcome => ({ state: 'added', reason: null, ...into }),
        (error: unknown): Outcome => {
          if (!(error instanceof Refused)) throw error
          return { state: 'skipped', reason: error.refusal.message, cartId: null, isCartThere: null }
        },
      )
    await settleResult(tx, runId, waiting.shipTo, outcome)
    return true
  })
}

/** STAFF-5: puts the item into the carts; one that was interrupted goes on where it ended. */
export async function runDistribution(services: Pick<Services, 'db' | 'clock'>, runId: string): Promise<void> {
  const lane = async (): Promise<void> => {
    while (await distributeNext(services, runId)) await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await endRun(services.db, runId, services.clock.now())
}

/** STAFF-5: the queue repeats it until nothing waits. */
export const runDistributionJob: Job = {
  name: jobName,
  run: (given, services) => runDistribution(services, payload.parse(given).runId),
}

/** STAFF-5: begins what is due, in any number of processes. */
export async function startDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  // A day ahead of UTC's, as the day of a division may be.
  for (const due of await dueDistributions(db, addDays(todayIn('UTC', now), 1))) {
    const today = todayIn(due.timeZone, now)
    if (due.nextOn > today) continue
    await db.inTransaction(async (tx) => {
      if (!(await holdDue(tx, due))) return
      await startRun(tx, due.id, { today, schedule: due, now })
    })
  }
}

/** STAFF-5: every ten minutes, so that carts are filled when a division's day begins. */
export const startDueDistributionsJob: Job = {
  name: 'start-due-auto-distributions',
  schedule: '*/10 * * * *',
  run: (_, services) => startDue(services),
}
