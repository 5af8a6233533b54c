import type { z } from 'zod'
import { shipToOf } from '#areas/customers/server/public.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { listFacets } from '../rules/list-facets.ts'
import { narrowestCategories } from '../rules/narrowest-categories.ts'
import type { CatalogueFilters } from '../search/catalogue-filters.ts'
import { searchShop, type shopQuery } from '../shop.endpoints.ts'
import type { LoadedCatalogue } from './load-index.ts'
import { findPage } from './find-page.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'
import { previewsOf, visitOf } from './visit.ts'

/**
 * ITEM-1, ITEM-2: what is found comes from memory, what is shown of it from the database: no price
 * is ever old.
 */
export const searchShopHandler = handleOnReplica(searchShop, async ({ services, db, params, query, caller, now }) => {
  const { catalogue, lenses } = shopMemoryOf(services)
  const shipTo = shipToOf(caller)
  const [cart, loaded] = await Promise.all([
    cartOf(db, params, query.cartId, caller.isStaff),
    catalogue.indexOf(params.division),
  ])
  const { visit, previewDate } = visitOf(shipTo, query, cart, now)
  const lens = await lensOf(lenses, db, shipTo, visit.date)
  const filters = filtersOf(query, loaded)
  const { index } = loaded
  const found = await findPage(db, query, filters, { index, lens, visit, isStaff: caller.isStaff })
  const [rows, previews] = await Promise.all([
    pageOf(db, visit, found.itemNumbers),
    previewsOf(db, shipTo, previewDate, found.itemNumbers),
  ])
  return {
    items: rows.map((row) => toShopRow(row, cart, visit, previews)),
    totalRecords: found.total,
    pageNo: found.pageNo,
    pageSize: query.pageSize,
    facets: listFacets(found.facets, loaded, filters),
    missing: [...found.missing],
    didYouMean: found.didYouMean,
    isOnCreditHold: shipTo.isOnCreditHold,
    today: visit.today,
    priceDate: visit.date,
    previewDate,
  }
})

const filtersOf = (query: z.output<typeof shopQuery>, { categories }: LoadedCatalogue): CatalogueFilters => ({
  categoryIds: query.categoryIds && narrowestCategories(query.categoryIds, categories),
  brands: query.brands,
  dietary: query.dietaryPreferences,
  freeFrom: query.freeFrom,
  storages: query.storages,
  packs: query.packs,
  gpoIds: query.gpoIds,
  bestseller: query.bestseller,
  inStock: query.inStock,
  bid: query.bid,
  previouslyBought: query.previouslyBought,
})
