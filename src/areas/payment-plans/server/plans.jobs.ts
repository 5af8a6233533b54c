import { z } from 'zod'
import type { Job } from '#platform/http/area.ts'
import type { Services } from '#platform/services.ts'
import { queuePlan, runPlanJobName } from './queue-plan.ts'
import { waitingPlans } from './plan.store.ts'
import { runPlan } from './run-plan.ts'

const payload = z.object({ id: z.uuid() })

/** NEXT-13: what is due of one plan. */
export const runPlanJob: Job = {
  name: runPlanJobName,
  run: (given, services) => runPlan(services, payload.parse(given).id),
}

/** NEXT-13: each plan with something to do is a job of its own: one that fails holds no other. */
export async function queuePlans({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const id of await waitingPlans(db, clock.now())) await queuePlan(db, id)
}

/** NEXT-13: every five minutes, in any number of processes: what is due runs once. */
export const findDuePlansJob: Job = {
  name: 'find-due-payment-plans',
  schedule: '*/5 * * * *',
  run: (_, services) => queuePlans(services),
}
