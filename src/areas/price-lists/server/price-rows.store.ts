import { pricesFor } from '#areas/prices/server/public.ts'
import { unitPrice } from '#areas/prices/rules/unit-price.ts'
import type { Visit } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PriceListRow } from '../price-list.ts'

/** Items read and priced by one statement. */
const batchSize = 500

// An item made for others is none (ITEM-9): the index that found it may be older than the rule's
// own source.
const facts = sql(
  'price-lists.items',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription", i.brand,
     c.name as "categoryName", coalesce(w.customer_description, '') as "customerDescription",
     coalesce(w.customer_item_number, '') as "customerItemNumber",
     i.case_weight_hundredths as "caseWeightHundredths",
     case when :withCost and i.cost_cents > 0 then i.cost_cents end as "caseCost"
   from unnest(:itemNumbers::text[]) with ordinality n (item_number, place)
   join items i on i.division = :division and i.item_number = n.item_number
   join categories c on c.id = i.category_id
   left join customer_items w on w.division = i.division and w.ship_to = :shipTo and w.item_number = i.item_number
   where i.erp_status <> 'inactive' and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   order by n.place`,
)

type FactsRow = Omit<PriceListRow, 'price' | 'unitPrice'> & { readonly caseWeightHundredths: number }

/**
 * STAFF-4: items with their prices for a visit, in the order asked for, batch by batch; the
 * connection is free between two. Without the right to it, the cost is not even read.
 */
export async function* priceRows(
  db: Queries,
  { shipTo, date }: Visit,
  itemNumbers: readonly string[],
  withCost: boolean,
): AsyncGenerator<PriceListRow[]> {
  for (let from = 0; from < itemNumbers.length; from += batchSize) {
    const batch = itemNumbers.slice(from, from + batchSize)
    const of = { division: shipTo.division, shipTo: shipTo.shipTo, itemNumbers: batch, withCost }
    const [rows, prices] = await Promise.all([db.rows<FactsRow>(facts(of)), pricesFor(db, shipTo, date, batch)])
    yield rows.map((row) => {
      const price = prices.get(row.itemNumber) ?? null
      return { price, unitPrice: unitPrice(row, price), ...row }
    })
  }
}
