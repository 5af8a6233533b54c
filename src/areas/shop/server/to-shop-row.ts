import { why } from '#kit/decision.ts'
import { whyItemIsBlocked, type OrderingCart } from '#areas/items/rules/why-item-is-blocked.ts'
import { toItemSummary, type ItemSummaryRow } from '#areas/items/server/public.ts'
import { toItemPrice, toItemStats, type PriceRow } from '#areas/prices/server/public.ts'
import type { ShopRow } from '../shop.endpoints.ts'
import type { Visit } from './shop.store.ts'

/** ITEM-7: the sentence why a row cannot be added, or null. Without a cart only what holds for every cart counts. */
export const blockedReasonOf = (row: ItemSummaryRow, cart: OrderingCart | null, { shipTo }: Visit): string | null =>
  why(whyItemIsBlocked(row, cart, shipTo)) ?? null

/** A row of the database as a row of the shop. */
export const toShopRow = (row: ItemSummaryRow & PriceRow, cart: OrderingCart | null, visit: Visit): ShopRow => ({
  ...toItemSummary(row),
  price: toItemPrice(row, visit.date),
  stats: toItemStats(row),
  blockedReason: blockedReasonOf(row, cart, visit),
})
