import type { Queries } from '#platform/database/database.ts'
import { queueJob } from '#platform/jobs/jobs.ts'

/** Runs what is due of one plan. */
export const runPlanJobName = 'run-payment-plan'

/** Queues a run of the plan; one that is queued already is not queued twice. */
export const queuePlan = (db: Queries, id: string): Promise<void> =>
  queueJob(db, runPlanJobName, { id }, { key: `${runPlanJobName}:${id}` })
