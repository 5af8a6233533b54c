import { why } from '#kit/decision.ts'
import type { ItemPrice, ItemStats } from '#areas/prices/item-price.ts'
import { unitPrice } from '#areas/prices/rules/unit-price.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { lastOrderedOn } from '../rules/last-ordered.ts'
import { whyItemIsBlocked, type OrderingCart } from '#areas/items/rules/why-item-is-blocked.ts'
import { toItemSummary, type ItemSummaryRow } from '#areas/items/server/public.ts'
import type { ShopRow } from '../shop-row.ts'
import type { PageItem, Visit } from './shop.store.ts'

/**
 * ITEM-7: the sentence why a row cannot be added, or null. Without a cart only what holds for every
 * cart counts.
 */
export const blockedReasonOf = (row: ItemSummaryRow, cart: OrderingCart | null, { shipTo }: Visit): string | null =>
  why(whyItemIsBlocked(row, cart, shipTo)) ?? null

/**
 * An item of a page as a row of the shop; `previews` are the prices of the day that is looked at.
 */
export const toShopRow = (
  { row, price, stats }: PageItem,
  cart: OrderingCart | null,
  visit: Visit,
  previews: ReadonlyMap<string, ItemPrice>,
): ShopRow =>
  // Spreading a summary copies its fields one by one, which a page feels.
  Object.assign(toItemSummary(row), {
    price,
    unitPrice: unitPrice(row, price),
    previewPrice: previews.get(row.itemNumber) ?? null,
    stats,
    lastOrderedOn: stats && lastDayOf(stats, visit.shipTo.timeZone),
    blockedReason: blockedReasonOf(row, cart, visit),
  })

const lastDayOf = ({ lastPurchaseUt, lastInvoiceDate }: ItemStats, timeZone: string) =>
  lastOrderedOn({
    purchasedOn: lastPurchaseUt === null ? null : todayIn(timeZone, new Date(lastPurchaseUt * 1000)),
    invoicedOn: lastInvoiceDate,
  })
