import type { Job } from '#platform/http/area.ts'
import { runPlansJobName } from './job-names.ts'
import { runPlans } from './run-plan.ts'

/** NEXT-13: every five minutes, in any number of processes: what is due runs once. */
export const runPlansJob: Job = {
  name: runPlansJobName,
  schedule: '*/5 * * * *',
  run: (_, services) => runPlans(services),
}
