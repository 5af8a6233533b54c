import { readRuns } from '#areas/imports/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { readJobStates, readProcesses } from '#platform/jobs/job-states.ts'
import { getOperations } from '../operations.endpoints.ts'
import { readQueues } from './read-queues.ts'

/** Imports with trouble that are named; /imports has all. */
const importsShown = 5
/** Letters of an error; the log has the rest. */
const errorLength = 200

const firstLine = (error: string): string => (error.split('\n')[0] ?? '').slice(0, errorLength)

/** PLAT-13: one look at everything that runs by itself. */
export const getOperationsHandler = handle(getOperations, async ({ db, services, now }) => {
  const [queues, jobs, imports, processes] = await Promise.all([
    readQueues(db, services.config),
    readJobStates(db),
    readRuns(db, { kind: '', onlyTrouble: true }, { before: null, limit: importsShown, now }),
    readProcesses(db),
  ])
  return {
    checkedAt: now.toISOString(),
    queues,
    jobs: jobs.map((job) => ({ ...job, lastError: job.lastError === null ? null : firstLine(job.lastError) })),
    imports,
    processes,
  }
})
