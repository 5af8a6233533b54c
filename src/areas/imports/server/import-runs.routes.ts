import { withByteOrderMark } from '#contract/file-content.ts'
import { toCsv } from '#kit/csv.ts'
import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { downloadRefusedRows, getImportRun, listImportRuns } from '../imports.endpoints.ts'
import { importRefusals } from '../imports.refusals.ts'
import { refusedRowsHead, refusedRowsLine } from '../rules/refused-rows-file.ts'
import { readRefusedRows, readRun, readRuns } from './read-runs.ts'

/** PLAT-13: one run more than the page is asked for, to know whether there are older ones. */
export const listImportRunsHandler = handle(listImportRuns, async ({ db, query, now }) => {
  const { kind, onlyTrouble, cursor = null, pageSize } = query
  const page = { before: cursor, limit: pageSize + 1, now }
  const found = await readRuns(db, { kind: kind ?? '', onlyTrouble: onlyTrouble === 'true' }, page)
  const runs = found.slice(0, pageSize)
  return { runs, nextCursor: found.length > pageSize ? runs.at(-1)!.runId : null }
})

/** PLAT-13: one run with its refusals. */
export const getImportRunHandler = handle(getImportRun, async ({ db, params, now }) => {
  const run = await readRun(db, params.runId, now)
  if (!run) throw new Refused(importRefusals.import_run_not_found)
  return { run }
})

/** PLAT-13: the refused rows with their reasons, to be corrected and sent again. */
export const downloadRefusedRowsHandler = handle(downloadRefusedRows, async ({ db, params, reply }) => {
  const found = await readRefusedRows(db, params.runId)
  if (!found) throw new Refused(importRefusals.import_run_not_found)
  const { kind, columns, rows } = found
  void reply.header('content-disposition', `attachment; filename="${kind}-refused.csv"`)
  const text = toCsv([refusedRowsHead(columns), ...rows.map((row) => refusedRowsLine(columns, row))])
  return withByteOrderMark(text)
})
