import { openDatabase } from '#platform/database/open-database.ts'
import { prepareDatabase } from '../prepare-database.ts'
import type { Command } from './command.ts'

/** PLAT-1: what a start does before it serves, so that the first one can do it beside its build. */
export const prepareCommand: Command = {
  usage: 'prepare',
  summary: 'Do what a start does before it serves: bring the schema up to date, load the demo into an empty database',
  run: async (_words, { config, log, logLine }) => {
    const opened = await openDatabase(config, log)
    try {
      await prepareDatabase(config, opened.directUrl, logLine)
    } finally {
      await opened.stop()
    }
  },
}
