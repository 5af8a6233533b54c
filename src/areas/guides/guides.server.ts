import type { ServerArea } from '#platform/http/area.ts'
import { updateGuideHandler } from './server/change-guide.routes.ts'
import { createGuideHandler } from './server/create-guide.ts'
import { followStandardGuidesJob } from './server/follow-standard-guides.job.ts'
import { downloadGuideCsvHandler, downloadGuideXlsxHandler } from './server/guide-files.routes.ts'
import { getGuideParHandler } from './server/get-guide-par.ts'
import { guidesImportKind } from './server/guides.import-kind.ts'
import {
  deleteGuideHandler,
  findGuideShipToHandler,
  listGuidesHandler,
  setDefaultGuideHandler,
} from './server/guides.routes.ts'
import { addItemsToGuideHandler, addToGuidesHandler, listItemGuidesHandler } from './server/item-guides.routes.ts'
import { getGuideHandler, getGuideLinesHandler } from './server/read-guide.routes.ts'
import { listItemParsHandler } from './server/list-item-pars.ts'
import { sortGuideHandler } from './server/sort-guide.ts'
import {
  bringBackItemHandler,
  getStandardGuideRuleHandler,
  listLeftItemsHandler,
  pinGuideLineHandler,
  setStandardGuideRuleHandler,
} from './server/standard-guide.routes.ts'
import { switchGuideItemHandler } from './server/switch-guide-item.ts'

/** Guides a kitchen orders and counts by. */
export const guidesServer: ServerArea = {
  name: 'guides',
  handlers: [
    listGuidesHandler,
    findGuideShipToHandler,
    createGuideHandler,
    getGuideHandler,
    getGuideLinesHandler,
    getGuideParHandler,
    updateGuideHandler,
    sortGuideHandler,
    switchGuideItemHandler,
    deleteGuideHandler,
    setDefaultGuideHandler,
    downloadGuideCsvHandler,
    downloadGuideXlsxHandler,
    listItemGuidesHandler,
    listItemParsHandler,
    addToGuidesHandler,
    addItemsToGuideHandler,
    getStandardGuideRuleHandler,
    setStandardGuideRuleHandler,
    pinGuideLineHandler,
    listLeftItemsHandler,
    bringBackItemHandler,
  ],
  jobs: [followStandardGuidesJob],
  importKinds: [guidesImportKind],
}
