import type { Config } from '../config.ts'
import { deleteOld, type Old } from '../database/delete-old.ts'
import type { Job } from '../http/area.ts'

const dayMs = 86_400_000

/** Rows with a period of the configuration. */
export interface Forgotten extends Old {
  /** Days they are kept. */
  readonly days: (retention: Config['retention']) => number
}

/** PLAT-5: a nightly job that deletes what has been kept for its period, in batches. */
export function forgetOldJob(name: string, schedule: string, forgotten: readonly Forgotten[]): Job {
  const deletions = forgotten.map(({ days, ...old }) => ({ days, table: old.table, run: deleteOld(old) }))
  return {
    name,
    schedule,
    run: async (_, { db, clock, config, log }) => {
      for (const { days, table, run } of deletions) {
        const kept = days(config.retention)
        const rows = await run(db, new Date(clock.now().getTime() - kept * dayMs))
        if (rows > 0) log.info({ table, rows, olderThanDays: kept }, 'old rows were deleted')
      }
    },
  }
}
