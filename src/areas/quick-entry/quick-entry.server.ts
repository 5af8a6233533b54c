import type { ServerArea } from '#platform/http/area.ts'
import { forgetOrderWordsHandler, learnOrderWordsHandler } from './server/learned-words.routes.ts'
import { startGuideMemory } from './server/guide-memory.ts'
import { matchOrderLinesHandler } from './server/match-order-lines.ts'

/** Quick entry: matches typed and pasted lines to items. */
export const quickEntryServer: ServerArea = {
  name: 'quick-entry',
  handlers: [matchOrderLinesHandler, learnOrderWordsHandler, forgetOrderWordsHandler],
  start: startGuideMemory,
}
