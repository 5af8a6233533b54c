import { itemRefusals } from '#areas/items/item.refusals.ts'
import type { ShopRow } from '../shop-row.ts'

/** ITEM-7: why a row has no quantity to type; null when it has one. */
export const whyNotOrderable = ({ blockedReason, price }: Pick<ShopRow, 'blockedReason' | 'price'>): string | null =>
  blockedReason ?? (price === null ? itemRefusals.item_not_orderable.message : null)

/**
 * A reason that holds for every row, such as a prospect's, is given once above them; null when rows
 * differ or there is only one.
 */
export function sharedReason(rows: readonly Pick<ShopRow, 'blockedReason' | 'price'>[]): string | null {
  const reasons = new Set(rows.map(whyNotOrderable))
  const [reason] = reasons
  return rows.length > 1 && reasons.size === 1 ? (reason ?? null) : null
}
