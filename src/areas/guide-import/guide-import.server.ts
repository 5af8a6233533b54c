import type { ServerArea } from '#platform/http/area.ts'
import { importGuideHandler } from './server/import-guide.routes.ts'

/** Guides from the files of a kitchen. */
export const guideImportServer: ServerArea = { name: 'guide-import', handlers: [importGuideHandler] }
