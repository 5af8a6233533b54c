import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ItemPrice, PriceCandidate } from '../item-price.ts'
import { choosePrice, type PricedItem } from '../rules/choose-price.ts'
import { scopesOf } from '../rules/scopes-of.ts'

const candidatesFor = sql(
  'prices.candidates',
  `select p.item_number as "itemNumber", p.scope, p.starts_on as "startsOn", p.ends_on as "endsOn",
          p.case_price_cents as "casePriceCents", p.each_price_cents as "eachPriceCents",
          p.per_pound_hundredths as "perPoundHundredths", p.reference,
          i.is_catch_weight as "isCatchWeight", i.case_weight_hundredths as "caseWeightHundredths"
   from items i
   join item_prices p on p.division = i.division and p.item_number = i.item_number
   where i.division = $1 and i.item_number = any($2) and p.scope = any($3)
     and p.starts_on <= $4 and (p.ends_on is null or p.ends_on >= $4)`,
)

/**
 * ITEM-8: prices of up to 500 items for a ship-to and delivery date, read anew every time. Items without a price are
 * absent, and so is everything for a prospect (CUST-4).
 */
export async function pricesFor(
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
  itemNumbers: readonly string[],
): Promise<Map<string, ItemPrice>> {
  const prices = new Map<string, ItemPrice>()
  if (shipTo.isProspective || itemNumbers.length === 0) return prices
  const values = [shipTo.division, itemNumbers, scopesOf(shipTo), date]
  const byItem = new Map<string, (PriceCandidate & PricedItem)[]>()
  for (const row of await db.rows<PriceCandidate & PricedItem>(candidatesFor, values)) {
    const others = byItem.get(row.itemNumber)
    if (others) others.push(row)
    else byItem.set(row.itemNumber, [row])
  }
  for (const [itemNumber, candidates] of byItem) {
    const price = choosePrice(candidates[0]!, candidates, date)
    if (price) prices.set(itemNumber, price)
  }
  return prices
}
