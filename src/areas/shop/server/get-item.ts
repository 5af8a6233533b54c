import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { toItem } from '#areas/items/server/public.ts'
import { sellingUnits } from '#areas/items/rules/selling-units.ts'
import { toItemPrice } from '#areas/prices/server/public.ts'
import { handleAhead } from '#platform/http/handle.ts'
import { getItem } from '../shop.endpoints.ts'
import { type ItemPageRow, itemQuery, staffDetailsOf, toHistory, toStats } from './get-item.store.ts'
import { blockedReasonOf } from './to-shop-row.ts'
import { visitOf } from './visit.ts'

/**
 * ITEM-3, ITEM-5, ITEM-7: one item in full. What only staff may know is not even read for others
 * (security 18).
 */
export const getItemHandler = handleAhead(
  getItem,
  ({ params, query, now }) => itemQuery({ ...params, cartId: query.cartId, now }),
  async ({ db, params, query, caller, now }, [found]: readonly ItemPageRow[]) => {
    if (!found) throw new Refused(common.not_found)
    const shipTo = shipToOf(caller)
    const cart = found.cart && (caller.isStaff || found.cart.isVisibleToCustomer) ? found.cart : null
    const { visit, previewDate } = visitOf(shipTo, query, cart, now)
    const staffDetails = caller.isStaff ? await staffDetailsOf(db, params) : undefined
    const history = toHistory(found, visit.today)
    return {
      item: staffDetails ? { ...toItem(found), staffDetails } : toItem(found),
      price: toItemPrice(found, visit.date),
      previewPrice: previewDate === null ? null : toItemPrice(found, previewDate),
      stats: toStats(found, history),
      history,
      sellingUnits: sellingUnits(found.units ?? [], found),
      today: visit.today,
      priceDate: visit.date,
      previewDate,
      blockForCart: blockedReasonOf(found, cart, visit),
      isProspective: shipTo.isProspective,
    }
  },
)
