import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import type { Packing } from '#areas/carts/rules/convert-quantities.ts'
import { stockOf } from '#areas/items/server/public.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { pricesFor } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ComparedItem } from '../rules/check-alternative.ts'

/** An item with everything that alternatives are checked, offered and sent by. */
export interface SubstitutedItem extends ComparedItem, ItemFacts, Packing {
  readonly brand: string
  readonly price: ItemPrice | null
}

const allergens = (field: string) => `coalesce(i.details -> '${field}', '[]')`

const ofItems = sql(
  'substitutions.items',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription", i.brand,
     i.erp_status as "erpStatus", i.is_catch_weight as "isCatchWeight", i.is_broken_case as "isBrokenCase",
     i.each_only as "eachOnly", i.eaches_per_case as "eachesPerCase", i.case_weight_hundredths as "caseWeightHundredths",
     i.is_drop_ship as "isDropShip", i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved",
     :shipTo = any(i.reserved_ship_tos) as "isReservedForThisShipTo", i.is_proprietary as "isProprietary",
     i.is_special_order as "isSpecialOrder", coalesce(k.on_hand_cases, 0) as "onHandCases",
     coalesce(k.low_below_cases, 0) as "lowBelowCases", i.dietary_preferences as diets,
     ${allergens('allergensContains')} as contains, ${allergens('allergensMayContains')} as "mayContain",
     ${allergens('allergensFreeFrom')} as "freeFrom"
   from items i
   left join ${stockOf({ division: ':division', shipTo: ':shipTo', numbers: ':itemNumbers' })} k
     on k.item_number = i.item_number
   where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** Items of the ship-to's division with their prices of a day; others are absent. */
export async function comparedItems(
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, SubstitutedItem>> {
  if (itemNumbers.length === 0) return new Map()
  const asked = [...new Set(itemNumbers)]
  const { division } = shipTo
  const rows = await db.rows<Omit<SubstitutedItem, 'price'>>(
    ofItems({ division, shipTo: shipTo.shipTo, itemNumbers: asked }),
  )
  const prices = await pricesFor(db, shipTo, date, asked)
  return new Map(rows.map((row) => [row.itemNumber, { ...row, price: prices.get(row.itemNumber) ?? null }]))
}
