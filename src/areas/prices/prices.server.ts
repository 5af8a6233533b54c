import type { ServerArea } from '#platform/http/area.ts'
import { getPriceAuthorHandler } from './server/price-author.routes.ts'
import { pricesImportKind } from './server/prices.import-kind.ts'

/** What items cost, and for whom. */
export const pricesServer: ServerArea = {
  name: 'prices',
  handlers: [getPriceAuthorHandler],
  importKinds: [pricesImportKind],
}
