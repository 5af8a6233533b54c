import type { ImportRun } from '#areas/imports/import-run.ts'
import type { OperationsJob, OperationsProcess, OperationsQueue } from '../operations-state.ts'

/**
 * Seconds after which what waits is late, and after which a process without a sign of life is gone.
 * The alerts of deploy/prometheus/alerts.yml have the same.
 */
export const lateAfterSeconds = { queue: 900, job: 300, process: 90 }

/** Why somebody should look; null: nothing is wrong. */
export type Trouble = 'failed' | 'late' | 'unset' | 'gone' | null

const isLate = (since: string | null, seconds: number, now: Date): boolean =>
  since !== null && now.getTime() - Date.parse(since) > seconds * 1000

/** PLAT-13: a queue with failures first, then one that stands still. */
export function troubleOfQueue(queue: Omit<OperationsQueue, 'queue'>, now: Date): Trouble {
  if (queue.failed > 0) return 'failed'
  if (!queue.isConfigured) return queue.waiting > 0 ? 'unset' : null
  return isLate(queue.oldestWaitingAt, lateAfterSeconds.queue, now) ? 'late' : null
}

/** PLAT-13: a job that fails, though it may be tried again, or that nobody begins. */
export function troubleOfJob(
  { failed, retrying, oldestDueAt }: Pick<OperationsJob, 'failed' | 'retrying' | 'oldestDueAt'>,
  now: Date,
): Trouble {
  if (failed > 0 || retrying > 0) return 'failed'
  return isLate(oldestDueAt, lateAfterSeconds.job, now) ? 'late' : null
}

/** PLAT-13: a process that was killed; its jobs are freed by the others. */
export const troubleOfProcess = ({ seenAt }: Pick<OperationsProcess, 'seenAt'>, now: Date): Trouble =>
  isLate(seenAt, lateAfterSeconds.process, now) ? 'gone' : null

/**
 * PLAT-13: an import whose file was not taken to its end, or of which every row was refused, until
 * the next one of its kind begins.
 */
export function troubleOfImport({
  isLatest,
  state,
  read,
  refused,
}: Pick<ImportRun, 'isLatest' | 'state' | 'read' | 'refused'>): Trouble {
  const isRefusedWhole = state === 'done' && read > 0 && refused === read
  return isLatest && (state === 'failed' || state === 'interrupted' || isRefusedWhole) ? 'failed' : null
}
