import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { toItem } from '#areas/items/server/public.ts'
import { toItemPrice, toItemStats } from '#areas/prices/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getItem } from '../shop.endpoints.ts'
import { historyOf } from './get-item.store.ts'
import { cartOf, itemOf } from './shop.store.ts'
import { blockedReasonOf } from './to-shop-row.ts'
import { previewsOf, visitOf } from './visit.ts'

/**
 * ITEM-3, ITEM-5, ITEM-7: one item in full. What only staff may know is not even read for others
 * (security 18).
 */
export const getItemHandler = handle(getItem, async ({ db, params, query, caller, now }) => {
  const shipTo = shipToOf(caller)
  const cart = await cartOf(db, params, query.cartId, caller.isStaff)
  const { visit, previewDate } = visitOf(shipTo, query, cart, now)
  const { itemNumber } = params
  const [found, history, previews] = await Promise.all([
    itemOf(db, visit, itemNumber, caller.isStaff),
    historyOf(db, shipTo, itemNumber, visit.today),
    previewsOf(db, shipTo, previewDate, [itemNumber]),
  ])
  if (!found) throw new Refused(common.not_found)
  return {
    item: toItem(found),
    price: toItemPrice(found, visit.date),
    previewPrice: previews.get(itemNumber) ?? null,
    stats: toItemStats(found),
    history,
    today: visit.today,
    priceDate: visit.date,
    previewDate,
    blockForCart: blockedReasonOf(found, cart, visit),
    isProspective: shipTo.isProspective,
  }
})
