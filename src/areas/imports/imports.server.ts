import type { ServerArea } from '#platform/http/area.ts'
import type { ImportKinds } from '#platform/imports/import-kind.ts'
import { forgetRunsJob } from './server/forget-runs.job.ts'
import { downloadRefusedRowsHandler, getImportRunHandler, listImportRunsHandler } from './server/import-runs.routes.ts'
import { importFileHandler } from './server/imports.routes.ts'

/**
 * PLAT-3, PLAT-13: files of the distributor's own data, and what became of them. The kinds are
 * those of all areas.
 */
export const importsServer = (kinds: ImportKinds): ServerArea => ({
  name: 'imports',
  handlers: [importFileHandler(kinds), listImportRunsHandler, getImportRunHandler, downloadRefusedRowsHandler],
  jobs: [forgetRunsJob],
})
