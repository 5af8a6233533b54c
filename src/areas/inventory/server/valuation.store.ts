import type { CalendarDate } from '#kit/dates.ts'
import { divideHalfUp } from '#kit/money.ts'
import { customItemsOf } from '#areas/customer-data/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { pricesFor } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountPrice } from '../inventory.ts'

/** A purchase as it was paid, or ordered. */
export interface PurchaseRow {
  readonly itemNumber: string
  readonly casePrice: number | null
  readonly eachPrice: number | null
  readonly perPound: number | null
  readonly weightHundredths: number | null
  readonly lineTotal: number
  readonly reference: string
  readonly date: CalendarDate
  readonly source: 'invoice' | 'order'
}

// An invoice says what was paid; an order stands in where the item was never invoiced.
const lastPurchases = sql(
  'inventory.last-purchases',
  `select n.item_number as "itemNumber", p.*
   from unnest(:itemNumbers::text[]) n (item_number)
   cross join lateral (
     select * from (
       (select l.case_price_cents as "casePrice", l.each_price_cents as "eachPrice", null::bigint as "perPound",
          l.weight_hundredths as "weightHundredths", l.line_total_cents as "lineTotal",
          l.invoice_number as reference, l.invoice_date as date, 'invoice' as source
        from invoice_lines l
        where l.division = :division and l.ship_to = :shipTo and l.item_number = n.item_number
          and l.invoice_date <= :today and l.shipped_cases + l.shipped_units > 0
        order by l.invoice_date desc, l.invoice_number desc, l.line_number desc limit 1)
       union all
       (select l.case_price_cents, l.each_price_cents, l.per_pound_hundredths, null, l.line_total_cents,
          o.order_number, coalesce(o.delivery_date, o.placed_at::date), 'order'
        from order_lines l join orders o on o.id = l.order_id and l.ordered_cases + l.ordered_units > 0
        where l.division = :division and l.ship_to = :shipTo and l.item_number = n.item_number
          and o.status in ('InProgress', 'Open', 'Invoiced') and o.delivery_date <= :today
        order by o.delivery_date desc, o.placed_at desc, l.line_number desc limit 1)
     ) either limit 1
   ) p`,
)

/** Catch weight is billed by the pound: what a pound cost, in hundredths of a cent. */
const perPoundOf = ({ perPound, weightHundredths, lineTotal }: PurchaseRow): number | null =>
  weightHundredths ? divideHalfUp(lineTotal * 10_000, weightHundredths) : perPound

/** What was paid by the unit. */
export function toPaidPrice(row: PurchaseRow): CountPrice {
  const { casePrice, eachPrice, source, reference, date } = row
  return { casePrice, eachPrice, perPound: perPoundOf(row), source, reference, date }
}

/** INV-1: what the ship-to last paid for items, by number; those it never bought are absent. */
export async function lastPurchasePrices(
  db: Queries,
  { division, shipTo, today }: { division: string; shipTo: string; today: CalendarDate },
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, CountPrice>> {
  const rows = await db.rows<PurchaseRow>(lastPurchases({ division, shipTo, today, itemNumbers }))
  return new Map(rows.map((row) => [row.itemNumber, toPaidPrice(row)]))
}

/** Items of one statement. */
const atOnce = 500

/** INV-1: what the ship-to would pay today, by item; items without a price are absent. */
export async function currentPrices(
  db: Queries,
  shipTo: ShipToFacts,
  today: CalendarDate,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, CountPrice>> {
  const prices = new Map<string, CountPrice>()
  for (let from = 0; from < itemNumbers.length; from += atOnce) {
    const found = await pricesFor(db, shipTo, today, itemNumbers.slice(from, from + atOnce))
    for (const [itemNumber, { casePrice, eachPrice, perPound }] of found)
      prices.set(itemNumber, { casePrice, eachPrice, perPound, source: 'price', reference: '', date: today })
  }
  return prices
}

/** INV-1: what the kitchen's own items cost, by id; those that nothing prices are absent. */
export async function ownPrices(
  db: Queries,
  shipTo: { division: string; shipTo: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountPrice>> {
  const found = ids.length === 0 ? new Map<string, never>() : await customItemsOf(db, shipTo, ids)
  return new Map(
    [...found].flatMap(([id, { price }]): [string, CountPrice][] => {
      if (!price) return []
      const { casePrice, eachPrice, perPound, pricedOn, invoiceNumber } = price
      const source = price.source === 'invoice' ? 'customInvoice' : 'custom'
      return [[id, { casePrice, eachPrice, perPound, source, reference: invoiceNumber ?? '', date: pricedOn }]]
    }),
  )
}
