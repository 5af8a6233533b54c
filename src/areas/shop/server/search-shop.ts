import type { z } from 'zod'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import type { CatalogueFilters } from '../search/filters.ts'
import { searchShop, type shopQuery } from '../shop.endpoints.ts'
import { rememberedSearch } from './remembered-search.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'

/** ITEM-1, ITEM-2: what is found comes from memory, what is shown of it from the database: no price is ever old. */
export const searchShopHandler = handle(searchShop, async ({ services, db, params, query, caller, now }) => {
  const { catalogue, lenses } = shopMemoryOf(services)
  const shipTo = shipToOf(caller)
  const [cart, loaded] = await Promise.all([
    cartOf(db, params, query.cartId, caller.isStaff),
    catalogue.indexOf(params.division),
  ])
  const today = todayIn(shipTo.timeZone, now)
  const visit = { shipTo, date: query.deliveryDate ?? today, today }
  const lens = await lensOf(lenses, db, shipTo, visit.date)
  const { pageNo, pageSize } = query
  const found = rememberedSearch(
    loaded,
    {
      text: query.keyword,
      filters: filtersOf(query),
      sort: query.sort ? { by: query.sort, direction: query.sortDirection } : null,
      offset: (pageNo - 1) * pageSize,
      limit: pageSize,
    },
    lens,
  )
  const rows = await pageOf(db, visit, found.itemNumbers)
  return {
    items: rows.map((row) => toShopRow(row, cart, visit)),
    totalRecords: found.total,
    pageNo,
    pageSize,
    // Later pages have the same counts.
    ...(pageNo === 1 && { facets: found.facets }),
    priceDate: visit.date,
  }
})

const filtersOf = (query: z.output<typeof shopQuery>): CatalogueFilters => ({
  categoryIds: query.categoryIds,
  brands: query.brands,
  dietary: query.dietaryPreferences,
  gpoIds: query.gpoIds,
  bestseller: query.bestseller,
  inStock: query.inStock,
  bid: query.bid,
  previouslyBought: query.previouslyBought,
})
