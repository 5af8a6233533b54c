import type { ServerArea } from '#platform/http/area.ts'
import { matchOrderLinesHandler } from './server/match-order-lines.ts'

/** Quick entry: typed and pasted lines become items. */
export const quickEntryServer: ServerArea = { name: 'quick-entry', handlers: [matchOrderLinesHandler] }
