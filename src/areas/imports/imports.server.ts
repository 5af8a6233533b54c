import type { ServerArea } from '#platform/http/area.ts'
import { forgetRunsJob } from './server/forget-runs.job.ts'
import { downloadRefusedRowsHandler, getImportRunHandler, listImportRunsHandler } from './server/import-runs.routes.ts'
import { answerImportFile } from './server/imports.routes.ts'

/** PLAT-3, PLAT-13: files of the distributor's own data, and what became of them. */
export const importsServer: ServerArea = {
  name: 'imports',
  handlers: [answerImportFile, listImportRunsHandler, getImportRunHandler, downloadRefusedRowsHandler],
  jobs: [forgetRunsJob],
}
