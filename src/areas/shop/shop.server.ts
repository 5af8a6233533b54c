import type { ServerArea } from '#platform/http/area.ts'
import { getItemDataSheetHandler } from './server/get-item-data-sheet.ts'
import { getItemHandler } from './server/get-item.ts'
import { getRelatedItemsHandler } from './server/get-related-items.ts'
import { getUsualItemsHandler } from './server/get-usual-items.ts'
import { searchShopHandler } from './server/search-shop.ts'
import { startShop } from './server/shop-memory.ts'
import { suggestItemsHandler } from './server/suggest-items.ts'

/** The shop: search, suggestions and the item page. */
export const shopServer: ServerArea = {
  name: 'shop',
  handlers: [
    searchShopHandler,
    suggestItemsHandler,
    getUsualItemsHandler,
    getItemHandler,
    getRelatedItemsHandler,
    getItemDataSheetHandler,
  ],
  start: startShop,
}
