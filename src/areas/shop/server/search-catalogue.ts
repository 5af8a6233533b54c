import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { Services } from '#platform/services.ts'
import { listFacets } from '../rules/list-facets.ts'
import { narrowestCategories } from '../rules/narrowest-categories.ts'
import { type CatalogueQuery, searchSteps } from '../search/search.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'
import type { Visit } from './shop.store.ts'

/** What of the catalogue is wanted, and in which order. */
export interface WantedItems {
  readonly filters: {
    readonly categoryIds?: readonly string[] | undefined
    readonly brands?: readonly string[] | undefined
  }
  readonly sort: NonNullable<CatalogueQuery['sort']>
}

/**
 * Every item of the catalogue that a ship-to sees and the filters let through, as the shop finds
 * them.
 */
export async function searchCatalogue(
  services: Services,
  db: Queries,
  { shipTo, date }: Pick<Visit, 'date'> & { readonly shipTo: ShipToFacts },
  { filters: { categoryIds, brands }, sort }: WantedItems,
) {
  const { catalogue, lenses } = shopMemoryOf(services)
  const [loaded, lens] = await Promise.all([catalogue.indexOf(shipTo.division), lensOf(lenses, db, shipTo, date)])
  const filters = { categoryIds: categoryIds && narrowestCategories(categoryIds, loaded.categories), brands }
  const all = { text: '', filters, sort, offset: 0, limit: loaded.index.size }
  const found = await inSlices(searchSteps(loaded.index, all, lens))
  const facets = listFacets(found.facets, loaded, filters)
  return { itemNumbers: found.itemNumbers, categories: facets.categories, brands: facets.brands }
}
