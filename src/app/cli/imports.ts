import { toCsv } from '#kit/csv.ts'
import { refusedRowsHead, refusedRowsLine } from '#areas/imports/rules/refused-rows-file.ts'
import { readRefusedRows, readRuns } from '#areas/imports/server/public.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'

const isRunId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** PLAT-13: what imports did; with the id of one, its refused rows as CSV. */
export const importsCommand: Command = {
  usage: 'imports [RUN | --limit N]',
  summary: 'List imports with their counts, or print the refused rows of one as CSV',
  run: async (words, context) => {
    const { values, rest } = optionsOf(words, ['limit'])
    const [run, ...more] = rest
    const limit = Number(values.limit ?? 30)
    if (more.length > 0 || !Number.isInteger(limit) || limit < 1)
      throw new WrongUsage('One run, or --limit with a number')
    if (run !== undefined && !isRunId(run)) throw new WrongUsage('A run is named by the id in the first column')
    await withDatabase(context, async ({ db }) => {
      if (run === undefined) {
        const page = { before: null, limit, now: systemClock.now() }
        for (const each of await readRuns(db, { kind: '', onlyTrouble: false }, page)) {
          const counts = `${each.read} read, ${each.added} added, ${each.changed} changed, ${each.refused} refused`
          context.print(
            [each.runId, each.startedAt, each.state, each.kind, each.fileName, counts, each.failure].join('\t'),
          )
        }
        return
      }
      const found = await readRefusedRows(db, run)
      if (!found) throw new Error('There is no such import.')
      const lines = found.rows.map((row) => refusedRowsLine(found.columns, row))
      context.print(toCsv([refusedRowsHead(found.columns), ...lines]).trimEnd())
    })
  },
}
