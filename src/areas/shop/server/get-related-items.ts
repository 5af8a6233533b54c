import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { rankSimilar } from '../rules/rank-similar.ts'
import { getRelatedItems, type ShopRow } from '../shop.endpoints.ts'
import { relatedRowOf } from './related-items.store.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'

/** Most slides of one carousel. */
const most = 12

/** ITEM-6: alternates, similar items and items bought together, with the prices of this ship-to. */
export const getRelatedItemsHandler = handle(getRelatedItems, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const today = todayIn(shipTo.timeZone, now)
  const visit = { shipTo, date: query.deliveryDate ?? today, today }
  const [cart, found] = await Promise.all([
    cartOf(db, params, query.cartId, caller.isStaff),
    relatedRowOf(db, shipTo, params.itemNumber, most),
  ])
  if (!found.item) return { alternates: [], similar: [], boughtTogether: [] }
  const { alternates, together } = found
  // What may take its place stands in its own list already.
  const others = (found.category ?? []).filter(({ itemNumber }) => !alternates.includes(itemNumber))
  const similar = rankSimilar(found.item, others, most)
  const page = await pageOf(db, visit, [...new Set([...alternates, ...similar, ...together])])
  const rows = new Map(page.map((each) => [each.row.itemNumber, toShopRow(each, cart, visit)]))
  const orderable = (itemNumber: string): ShopRow[] => {
    const row = rows.get(itemNumber)
    return row && !row.isDiscontinued ? [row] : []
  }
  return {
    alternates: alternates.flatMap(orderable),
    similar: similar.flatMap(orderable),
    boughtTogether: together.flatMap(orderable),
  }
})
