import type { ServerArea } from '#platform/http/area.ts'
import {
  findCodeItemsHandler,
  forgetCodeHandler,
  listCodesHandler,
  lookUpCodeHandler,
  rememberCodeHandler,
} from './server/codes.routes.ts'

/** Scanned codes: what they say, and what they stand for at a ship-to. */
export const scanningServer: ServerArea = {
  name: 'scanning',
  handlers: [lookUpCodeHandler, rememberCodeHandler, forgetCodeHandler, listCodesHandler, findCodeItemsHandler],
}
