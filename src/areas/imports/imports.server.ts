import type { ServerArea } from '#platform/http/area.ts'
import { answerImportFile } from './server/imports.routes.ts'

/** PLAT-3: files of the distributor's own data. */
export const importsServer: ServerArea = { name: 'imports', handlers: [answerImportFile] }
