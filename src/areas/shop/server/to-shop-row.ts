import { why } from '#kit/decision.ts'
import { whyItemIsBlocked, type OrderingCart } from '#areas/items/rules/why-item-is-blocked.ts'
import { toItemSummary, type ItemSummaryRow } from '#areas/items/server/public.ts'
import type { ShopRow } from '../shop.endpoints.ts'
import type { PageItem, Visit } from './shop.store.ts'

/** ITEM-7: the sentence why a row cannot be added, or null. Without a cart only what holds for every cart counts. */
export const blockedReasonOf = (row: ItemSummaryRow, cart: OrderingCart | null, { shipTo }: Visit): string | null =>
  why(whyItemIsBlocked(row, cart, shipTo)) ?? null

/** An item of a page as a row of the shop. */
export const toShopRow = ({ row, price, stats }: PageItem, cart: OrderingCart | null, visit: Visit): ShopRow =>
  // Spreading a summary copies its fields one by one, which a page feels.
  Object.assign(toItemSummary(row), { price, stats, blockedReason: blockedReasonOf(row, cart, visit) })
