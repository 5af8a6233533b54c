import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { importRun } from '#areas/imports/import-run.ts'
import { jobState, processState, queueState } from './operations-state.ts'

/** PLAT-13: what waits, what failed and how old it is. */
export const getOperations = endpoint({
  access: 'session',
  needs: ['importData'],
  staffOnly: true,
  name: 'getOperations',
  method: 'GET',
  path: '/operations',
  summary: 'What waits, what failed and how old it is: queues, jobs, imports and processes',
  answer: z.object({
    checkedAt: instant,
    queues: z.array(queueState),
    jobs: z.array(jobState),
    /** The latest imports with refusals or a failure. */
    imports: z.array(importRun),
    processes: z.array(processState),
  }),
})
