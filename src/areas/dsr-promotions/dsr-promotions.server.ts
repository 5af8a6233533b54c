import type { ServerArea } from '#platform/http/area.ts'
import { announcePromotionsJob } from './server/announce-promotions.job.ts'
import {
  createPromotionHandler,
  deletePromotionHandler,
  setPromotionStatusHandler,
  updatePromotionInfoHandler,
  updatePromotionItemsHandler,
} from './server/change-promotions.routes.ts'
import { promotionsImportKind } from './server/promotions.import-kind.ts'
import {
  downloadPromotionEffectHandler,
  getPromotionEffectHandler,
  getPromotionHandler,
  listPromotionAudienceHandler,
  listPromotionItemsHandler,
  listPromotionsHandler,
} from './server/read-promotions.routes.ts'

/** STAFF-3: promotions of sales reps and the office. */
export const dsrPromotionsServer: ServerArea = {
  name: 'dsr-promotions',
  handlers: [
    listPromotionsHandler,
    listPromotionAudienceHandler,
    listPromotionItemsHandler,
    getPromotionHandler,
    createPromotionHandler,
    updatePromotionInfoHandler,
    updatePromotionItemsHandler,
    setPromotionStatusHandler,
    deletePromotionHandler,
    getPromotionEffectHandler,
    downloadPromotionEffectHandler,
  ],
  jobs: [announcePromotionsJob],
  importKinds: [promotionsImportKind],
}
