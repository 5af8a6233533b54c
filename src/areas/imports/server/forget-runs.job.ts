import { forgetOldJob } from '#platform/jobs/forget-old.ts'

/** PLAT-5: records of imports, with the rows that were refused, are kept for a while. */
export const forgetRunsJob = forgetOldJob('forget-import-runs', '51 3 * * *', [
  { table: 'import_runs', column: 'started_at', days: ({ importRunDays }) => importRunDays },
])
