import type { ItemSummary } from '../item.ts'
import { stockStatus } from '../rules/stock-status.ts'

/** What a row of `summaryColumns` holds: the summary, and the stock figures its status is read from. */
export type ItemSummaryRow = Omit<ItemSummary, 'stockStatus'> & { onHandCases: number; lowBelowCases: number }

/** The columns of an item summary for SQL that selects from `summaryTables`. */
export const summaryColumns = `
  i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
  coalesce(w.customer_description, '') as "customerDescription",
  coalesce(w.customer_item_number, '') as "customerItemNumber",
  i.brand, b.is_e_brand as "isEBrand", i.category_id as "categoryId", c.name as "categoryName",
  c.top_id as placeholder, i.is_catch_weight as "isCatchWeight", i.is_broken_case as "isBrokenCase",
  i.each_only as "eachOnly", i.case_weight_hundredths as "caseWeightHundredths", i.is_drop_ship as "isDropShip",
  i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved", i.is_bestseller as "isBestseller",
  i.is_special_order as "isSpecialOrder", i.erp_status = 'discontinued' as "isDiscontinued",
  i.dietary_preferences as "dietaryPreferences", coalesce(k.on_hand_cases, 0) as "onHandCases",
  coalesce(k.low_below_cases, 0) as "lowBelowCases", k.next_arrival_on as "nextArrivalOn"`

/** Items with brand, category, stock and the words of one customer; $1 is the division, $2 the ship-to. */
export const summaryTables = `
  items i
  join brands b on b.name = i.brand
  join categories c on c.id = i.category_id
  left join item_stock k on k.division = i.division and k.item_number = i.item_number
  left join customer_items w on w.division = i.division and w.ship_to = $2 and w.item_number = i.item_number`

/** A row as the summary people get: stock becomes a status, the figures stay here (security 18). */
export function toItemSummary(row: ItemSummaryRow): ItemSummary {
  const { onHandCases: _onHand, lowBelowCases: _lowBelow, ...summary } = row
  return { ...summary, stockStatus: stockStatus(row) }
}
