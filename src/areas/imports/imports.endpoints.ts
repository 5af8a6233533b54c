import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { importKindNames } from '#contract/import-kind-names.ts'
import { queryFlag, queryNumber } from '#contract/paging.ts'
import { freeText } from '#contract/free-text.ts'
import { importReport } from './import-report.ts'
import { importRun, importRunDetail } from './import-run.ts'
import { defaultGonePercent } from './rules/is-too-much-gone.ts'
import { importRefusals } from './imports.refusals.ts'

/** Largest file of one call in bytes (security 68); the command line has no limit. */
export const importBodyLimit = 100 * 1024 * 1024

/**
 * PLAT-3: takes a file of the distributor's own data. It needs no Idempotency-Key: rows are matched
 * by their natural keys, so that sending the same file again changes nothing.
 */
export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/imports/:kind',
  summary: 'Import a CSV or NDJSON file; docs/import-formats.md lists the columns of every kind',
  params: z.object({ kind: z.enum(importKindNames) }),
  query: z.object({
    fileName: freeText({ label: 'File name', max: 200 }).default('').meta({ description: 'Kept with the run' }),
    makeMissing: queryFlag.default(false).meta({ description: 'Make brands and categories that items name' }),
    gone: queryFlag.default(false).meta({ description: 'What is not in the file is gone' }),
    maxGonePercent: queryNumber(0, 100)
      .default(defaultGonePercent)
      .meta({ description: 'With gone: more of what is stored is not taken as gone' }),
    preview: queryFlag.default(false).meta({ description: 'Decide everything and store nothing' }),
  }),
  rawBody: ['text/csv', 'application/x-ndjson'],
  bodyLimit: importBodyLimit,
  answer: importReport,
  needs: ['importData'],
  staffOnly: true,
  refusals: [
    common.too_large,
    common.unsupported_type,
    importRefusals.import_column_missing,
    importRefusals.import_file_empty,
    importRefusals.import_not_readable,
  ],
})

/** Runs on a page (decided constants: lists). */
const pageSize = 30
const looksAfter = { access: 'session', needs: ['importData'], staffOnly: true } as const

/** PLAT-13: what imports did, the newest first. */
export const listImportRuns = endpoint({
  ...looksAfter,
  name: 'listImportRuns',
  method: 'GET',
  path: '/import-runs',
  summary: 'Past imports',
  query: z.object({
    kind: z.enum(importKindNames).optional(),
    /** Only runs with refusals or a failure, and interrupted ones. */
    onlyTrouble: z.enum(['true', 'false']).default('false'),
    cursor: z.uuid().optional(),
    pageSize: queryNumber(1, 100).default(pageSize),
  }),
  answer: z.object({ runs: z.array(importRun), nextCursor: z.uuid().nullable() }),
})

/** PLAT-13: one import with its refusals. */
export const getImportRun = endpoint({
  ...looksAfter,
  name: 'getImportRun',
  method: 'GET',
  path: '/import-runs/:runId',
  summary: 'One import with its refusals',
  params: z.object({ runId: z.uuid() }),
  answer: z.object({ run: importRunDetail }),
  refusals: [importRefusals.import_run_not_found],
})

/** PLAT-13: the rows that were refused, to be corrected and sent again. */
export const downloadRefusedRows = endpoint({
  ...looksAfter,
  name: 'downloadRefusedRows',
  method: 'GET',
  path: '/import-runs/:runId/refused-rows',
  summary: 'The refused rows of an import as CSV',
  params: z.object({ runId: z.uuid() }),
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
  refusals: [importRefusals.import_run_not_found],
})
