import { shipToFacts } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { search } from '../search/search.ts'
import { searchShop } from '../shop.endpoints.ts'
import { lensOf } from './ship-to-lens.ts'
import { shopMemoryOf } from './shop-memory.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'

/** ITEM-1, ITEM-2: what is found comes from memory, what is shown of it from the database: prices and stock are never old. */
export const searchShopHandler = handle(searchShop, async ({ services, db, params, query, caller, now }) => {
  const { division } = params
  const { catalogue, lenses } = shopMemoryOf(services)
  const [shipTo, cart, index] = await Promise.all([
    shipToFacts(db, division, params.shipTo),
    cartOf(db, params, query.cartId, caller.isStaff),
    catalogue.indexOf(division),
  ])
  const today = todayIn(shipTo.timeZone, now)
  const date = query.deliveryDate ?? today
  const lens = await lensOf(lenses, db, shipTo, date)
  const found = search(index, lens, { ...query, withFacets: query.pageNo === 1 })
  const visit = { shipTo, date, today }
  const rows = await pageOf(db, visit, found.itemNumbers)
  return {
    items: rows.map((row) => toShopRow(row, cart, visit)),
    totalRecords: found.totalRecords,
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    ...(found.facets && { facets: found.facets }),
    priceDate: date,
  }
})
