import type { ServerArea } from '#platform/http/area.ts'
import { forgetOrderWordsHandler, learnOrderWordsHandler } from './server/learned-words.routes.ts'
import { matchOrderLinesHandler } from './server/match-order-lines.ts'

/** Quick entry: typed and pasted lines become items. */
export const quickEntryServer: ServerArea = {
  name: 'quick-entry',
  handlers: [matchOrderLinesHandler, learnOrderWordsHandler, forgetOrderWordsHandler],
}
