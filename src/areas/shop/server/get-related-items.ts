import { shipToOf } from '#areas/customers/server/public.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { rankSimilar } from '../rules/rank-similar.ts'
import { getRelatedItems } from '../shop.endpoints.ts'
import type { ShopRow } from '../shop-row.ts'
import { relatedRowOf } from './related-items.store.ts'
import { cartOf, pageOf } from './shop.store.ts'
import { toShopRow } from './to-shop-row.ts'
import { previewsOf, visitOf } from './visit.ts'

/** Most slides of one carousel. */
const maxRelated = 12

/** ITEM-6: alternates, similar items and items bought together, with the prices of this ship-to. */
export const getRelatedItemsHandler = handleOnReplica(getRelatedItems, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const [cart, found] = await Promise.all([
    cartOf(db, params, query.cartId, caller.isStaff),
    relatedRowOf(db, shipTo, params.itemNumber, maxRelated),
  ])
  const { visit, previewDate } = visitOf(shipTo, query, cart, now)
  if (!found.item) return { alternates: [], similar: [], boughtTogether: [] }
  const { alternates, together } = found
  // What may take its place stands in its own list already.
  const others = (found.category ?? []).filter(({ itemNumber }) => !alternates.includes(itemNumber))
  const similar = rankSimilar(found.item, others, maxRelated)
  const shown = [...new Set([...alternates, ...similar, ...together])]
  const [page, previews] = await Promise.all([pageOf(db, visit, shown), previewsOf(db, shipTo, previewDate, shown)])
  const rows = new Map(page.map((each) => [each.row.itemNumber, toShopRow(each, cart, visit, previews)]))
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
