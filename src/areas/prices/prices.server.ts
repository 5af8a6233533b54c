import type { ServerArea } from '#platform/http/area.ts'
import { getPriceAuthorHandler } from './server/price-author.routes.ts'
import { getCostPlusHandler } from './server/cost-plus.routes.ts'
import { itemCostsImportKind } from './server/item-costs.import-kind.ts'
import { pricesImportKind } from './server/prices.import-kind.ts'

/** What items cost, and for whom. */
export const pricesServer: ServerArea = {
  name: 'prices',
  handlers: [getPriceAuthorHandler, getCostPlusHandler],
  importKinds: [itemCostsImportKind, pricesImportKind],
}
