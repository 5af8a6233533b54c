import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { confirmSealingKey } from '#platform/sealing-key.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import type { Command } from './command.ts'

/** PLAT-2: brings the schema up to date. */
export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'Bring the database schema up to date',
  run: async (_words, { config, log, print }) => {
    const opened = await openDatabase(config, log)
    try {
      const ran = await migrate(opened.db)
      await confirmSealingKey(opened.db, config)
      await migrateJobs(opened.url, log)
      for (const name of ran) print(name)
      if (ran.length === 0) print('The schema is up to date')
    } finally {
      await opened.stop()
    }
  },
}
