import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { importKindNames } from './import-kind-names.ts'
import { importReport } from './import-report.ts'
import { importRefusals } from './imports.refusals.ts'

/** Largest file of one call in bytes (security 68); the command line has no limit. */
export const importBodyLimit = 100 * 1024 * 1024

/**
 * PLAT-3: takes a file of the distributor's own data. It needs no Idempotency-Key: rows are matched by their natural keys, so
 * that sending the same file again changes nothing.
 */
export const importFile = endpoint({
  name: 'importFile',
  method: 'POST',
  path: '/imports/:kind',
  summary: 'Import a CSV or NDJSON file; docs/import-formats.md lists the columns of every kind',
  params: z.object({ kind: z.enum(importKindNames) }),
  query: z.object({
    fileName: freeText({ label: 'File name', max: 200 }).default('').meta({ description: 'Kept with the run' }),
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
