import type { CalendarDate } from '#kit/dates.ts'
import { type KnownItem, type PassingColumns, summaryRowOf, toItemSummary } from '#areas/items/server/public.ts'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import { candidatesByItem, type CandidateColumns } from '#areas/prices/server/public.ts'
import type { CartItem, StoredLine } from './loaded-cart.ts'

/** A line as `lineColumns` answers it, in this order and without names. */
export type LineColumns = readonly [
  itemNumber: string,
  orderedCases: number,
  orderedUnits: number,
  casePriceOverride: StoredLine['casePriceOverride'],
  eachPriceOverride: StoredLine['eachPriceOverride'],
  position: number,
  changedByName: string,
  changedAt: string,
  note: string,
]

/** One `LineColumns` as JSON, of a line `l` changed by the user `u`. */
export const lineColumns = `json_build_array(l.item_number, l.ordered_cases, l.ordered_units, l.case_price_override,
  l.each_price_override, l.position, u.name, l.changed_at, l.note)`

/** A line with the names of its fields. */
export const toLine = (columns: LineColumns): StoredLine => ({
  itemNumber: columns[0],
  orderedCases: columns[1],
  orderedUnits: columns[2],
  casePriceOverride: columns[3],
  eachPriceOverride: columns[4],
  position: columns[5],
  changedByName: columns[6],
  // JSON carries instants with microseconds and an offset.
  changedAt: new Date(columns[7]).toISOString(),
  note: columns[8],
})

/**
 * The items a cart names, by number, with their price on the delivery date; those the division does
 * not have are absent.
 */
export function toCartItems(
  passing: readonly PassingColumns[],
  known: ReadonlyMap<string, KnownItem>,
  prices: { readonly candidates: readonly CandidateColumns[]; readonly date: CalendarDate },
  shipTo: string,
): ReadonlyMap<string, CartItem> {
  const candidatesOf = candidatesByItem(prices.candidates)
  const items = new Map<string, CartItem>()
  for (const columns of passing) {
    const item = known.get(columns[0])
    if (!item) continue
    const row = summaryRowOf(item, columns, shipTo)
    const price = choosePrice(item, candidatesOf.get(item.itemNumber) ?? [], prices.date)
    items.set(item.itemNumber, { itemInfo: toItemSummary(row), facts: row, price, eachesPerCase: item.eachesPerCase })
  }
  return items
}
