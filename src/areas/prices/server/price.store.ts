import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ItemPrice } from '../item-price.ts'
import { scopesOf } from '../rules/scopes-of.ts'
import { candidatesTable, type CandidatesRow } from './price-columns.ts'
import { toCostPlus, toItemPrice, toListPrice } from './read-candidates.ts'

const candidatesFor = sql(
  'prices.candidates',
  `select i.item_number as "itemNumber", i.is_catch_weight as "isCatchWeight",
          i.case_weight_hundredths as "caseWeightHundredths", p.candidates
   from items i ${candidatesTable('i', { scopes: ':scopes', date: ':date' })}
   where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** STAFF-3: list prices of items on a day, without promotions; items without one are absent. */
export async function listPrices(
  db: Queries,
  { division, date }: { readonly division: string; readonly date: CalendarDate },
  itemNumbers: readonly string[],
): Promise<Map<string, ItemPrice>> {
  const prices = new Map<string, ItemPrice>()
  for (const row of await db.rows<CandidatesRow>(candidatesFor({ division, itemNumbers, scopes: ['L'], date }))) {
    const price = toListPrice(row, date)
    if (price) prices.set(row.itemNumber, price)
  }
  return prices
}

/**
 * ITEM-8: prices of up to 500 items for a ship-to and delivery date, never cached. Items without a
 * price are absent, and so is everything for a prospect (CUST-4).
 */
export async function pricesFor(
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
  itemNumbers: readonly string[],
): Promise<Map<string, ItemPrice>> {
  const prices = new Map<string, ItemPrice>()
  if (shipTo.isProspective || itemNumbers.length === 0) return prices
  const query = candidatesFor({ division: shipTo.division, itemNumbers, scopes: scopesOf(shipTo), date })
  for (const row of await db.rows<CandidatesRow>(query)) {
    const price = toItemPrice(row, date)
    if (price) prices.set(row.itemNumber, price)
  }
  return prices
}

/**
 * ITEM-8: what the price of an item for a ship-to adds to its cost, for staff alone; null: nothing.
 */
export async function costPlusFor(db: Queries, shipTo: ShipToFacts, date: CalendarDate, itemNumber: string) {
  if (shipTo.isProspective) return null
  const { division } = shipTo
  const row = await db.maybe<CandidatesRow>(
    candidatesFor({ division, itemNumbers: [itemNumber], scopes: scopesOf(shipTo), date }),
  )
  return row ? toCostPlus(row, date) : null
}
