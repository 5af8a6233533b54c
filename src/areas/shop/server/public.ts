import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { CatalogueIndex } from '../search/catalogue-index.ts'
import type { ShipToLens } from '../search/lens-facts.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'

export {
  explainWords,
  itemWords,
  type ItemText,
  type ItemWords,
  saidWords,
  type UnsaidWord,
} from '../search/explain-words.ts'
export { findCandidates, itemsNumbered } from '../search/find-candidates.ts'
export { isHeadWord } from '../search/is-head-word.ts'
export { listSteps } from '../search/list-steps.ts'
export { spellOut } from '../search/spell-out.ts'
export type { CatalogueIndex } from '../search/catalogue-index.ts'
export type { ShipToLens } from '../search/lens-facts.ts'
export { itemTexts } from './item-texts.store.ts'
export { cartOf, pageOf, type PageItem, type ShoppingCart, type Visit } from './shop.store.ts'
export { searchCatalogue } from './search-catalogue.ts'
export { suggestItem, withdrawItem } from './suggested-items.store.ts'
export { visitOf } from './visit.ts'
export { blockedReasonOf, toShopRow } from './to-shop-row.ts'
export { recentValues, type RecentValues } from './recent-values.ts'
export { lastQuantitiesOf } from './last-quantities.store.ts'

/** The division's catalogue from memory, and the eyes of one customer (ITEM-2). */
export async function catalogueFor(
  services: Services,
  db: Queries,
  shipTo: ShipToFacts,
  now: Date,
): Promise<{ index: CatalogueIndex; lens: ShipToLens }> {
  const { catalogue, lenses } = shopMemoryOf(services)
  const [{ index }, lens] = await Promise.all([
    catalogue.indexOf(shipTo.division),
    lensOf(lenses, db, shipTo, todayIn(shipTo.timeZone, now)),
  ])
  return { index, lens }
}

/** How many customers' eyes this process remembers, for the metrics. */
export const lensesKept = (services: Services): number => shopMemoryOf(services).lenses.size()
