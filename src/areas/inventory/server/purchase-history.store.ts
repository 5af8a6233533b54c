import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountPrice } from '../inventory.ts'
import { type PurchaseRow, toPaidPrice } from './valuation.store.ts'

// All of the time, and the last ones before it, as `lastPurchasePrices` reads the last of all.
const purchases = sql(
  'inventory.purchases-within',
  `with bought as (
     select l.item_number as "itemNumber", l.case_price_cents as "casePrice", l.each_price_cents as "eachPrice",
       null::bigint as "perPound", l.weight_hundredths as "weightHundredths", l.line_total_cents as "lineTotal",
       l.invoice_number as reference, l.invoice_date as date, 'invoice' as source, l.line_number as line,
       l.invoice_number as later
     from invoice_lines l
     where l.division = :division and l.ship_to = :shipTo and l.item_number = any(:itemNumbers)
       and l.invoice_date <= :until and l.shipped_cases + l.shipped_units > 0
     union all
     select l.item_number, l.case_price_cents, l.each_price_cents, l.per_pound_hundredths, null, l.line_total_cents,
       o.order_number, o.delivery_date, 'order', -l.line_number,
       to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
     from order_lines l join orders o on o.id = l.order_id and l.ordered_cases + l.ordered_units > 0
     where l.division = :division and l.ship_to = :shipTo and l.item_number = any(:itemNumbers)
       and o.status in ('InProgress', 'Open', 'Invoiced') and o.delivery_date <= :until
   ), latest as (
     select distinct on ("itemNumber", source, greatest(date, :since::date)) *
     from bought
     order by "itemNumber", source, greatest(date, :since::date) desc, date desc, later desc, line desc
   )
   select "itemNumber", "casePrice", "eachPrice", "perPound", "weightHundredths", "lineTotal", reference, date, source
   from latest order by date desc`,
)

/** What a ship-to had last paid for items on each day of a time. */
export interface PurchaseHistory {
  /** Days after the first on which something was bought, in order. */
  readonly days: readonly CalendarDate[]
  readonly on: (itemNumber: string, date: CalendarDate) => CountPrice | undefined
}

/**
 * INV-1: what the ship-to had last paid for items on each day from `since` to `until`: an invoice
 * says what was paid, an order stands in where the item was never invoiced by then.
 */
export async function purchaseHistory(
  db: Queries,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
  { since, until }: { readonly since: CalendarDate; readonly until: CalendarDate },
  itemNumbers: readonly string[],
): Promise<PurchaseHistory> {
  const rows =
    itemNumbers.length === 0
      ? []
      : await db.rows<PurchaseRow>(purchases({ division, shipTo, itemNumbers, since, until }))
  const byItem = new Map<string, PurchaseRow[]>()
  for (const row of rows) byItem.set(row.itemNumber, [...(byItem.get(row.itemNumber) ?? []), row])
  return {
    days: [...new Set(rows.map(({ date }) => date))].filter((day) => day > since).toSorted(),
    on: (itemNumber, date) => {
      const known = byItem.get(itemNumber)?.filter((row) => row.date <= date) ?? []
      const last = known.find(({ source }) => source === 'invoice') ?? known[0]
      return last && toPaidPrice(last)
    },
  }
}
