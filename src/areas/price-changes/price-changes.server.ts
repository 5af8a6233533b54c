import type { ServerArea } from '#platform/http/area.ts'
import {
  draftPriceChangeHandler,
  getPriceChoicesHandler,
  listManagedPricesHandler,
  listPriceCustomersHandler,
  previewPriceChangeHandler,
} from './server/edit-prices.routes.ts'
import {
  downloadPriceChangeHandler,
  downloadPriceChangeXlsxHandler,
  getPriceChangeHandler,
  listPriceChangesHandler,
} from './server/price-history.routes.ts'
import { savePriceChangeHandler, undoPriceChangeHandler } from './server/save-prices.routes.ts'
import { readPriceFileHandler } from './server/read-price-file.routes.ts'

/** ITEM-8: prices that staff edit, with their history. */
export const priceChangesServer: ServerArea = {
  name: 'price-changes',
  handlers: [
    getPriceChoicesHandler,
    listPriceCustomersHandler,
    listManagedPricesHandler,
    draftPriceChangeHandler,
    previewPriceChangeHandler,
    savePriceChangeHandler,
    listPriceChangesHandler,
    getPriceChangeHandler,
    downloadPriceChangeHandler,
    downloadPriceChangeXlsxHandler,
    readPriceFileHandler,
    undoPriceChangeHandler,
  ],
}
