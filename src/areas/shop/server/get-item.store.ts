import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Bought, fourWeeks } from '../rules/four-weeks.ts'
import { lastOrdered } from '../rules/last-ordered.ts'
import type { ItemHistory } from '../shop.endpoints.ts'

interface HistoryRow {
  readonly bought: Bought[] | null
  readonly purchasedOn: CalendarDate | null
  /** As the distributor sends it: invoices kept elsewhere count too. */
  readonly invoicedOn: CalendarDate | null
  readonly order: Bought | null
  readonly invoice: Bought | null
}

const boughtJson = <On extends string>(on: On, cases: string, units: string) =>
  `json_build_object('on', ${on}, 'cases', sum(${cases})::int, 'units', sum(${units})::int)` as const

const placedOn = `to_char(max(o.placed_at) at time zone :timeZone, 'YYYY-MM-DD')`

// Days are those of the division, not of UTC: `:today` is today there.
const history = sql(
  'shop.item-history',
  `select
     (select json_agg(x.day) from (
        select ${boughtJson('l.invoice_date', 'l.shipped_cases', 'l.shipped_units')} as day
        from invoice_lines l
        where l.division = :division and l.ship_to = :shipTo and l.item_number = :itemNumber
          and l.invoice_date > :today::date - 28 and l.invoice_date <= :today::date
        group by l.invoice_date) x) as bought,
     (select to_char(u.last_ordered_at at time zone :timeZone, 'YYYY-MM-DD') from item_purchases u
      where u.division = :division and u.ship_to = :shipTo and u.item_number = :itemNumber) as "purchasedOn",
     (select u.last_invoice_date from item_purchases u
      where u.division = :division and u.ship_to = :shipTo and u.item_number = :itemNumber) as "invoicedOn",
     (select ${boughtJson(placedOn, 'l.ordered_cases', 'l.ordered_units')}
      from order_lines l join orders o on o.id = l.order_id
      where l.division = :division and l.ship_to = :shipTo and l.item_number = :itemNumber
        and o.status not in ('Failed', 'Expired')
      group by o.id order by max(o.placed_at) desc limit 1) as "order",
     (select ${boughtJson('l.invoice_date', 'l.shipped_cases', 'l.shipped_units')}
      from invoice_lines l
      where l.division = :division and l.ship_to = :shipTo and l.item_number = :itemNumber
      group by l.invoice_date order by l.invoice_date desc limit 1) as invoice`,
)

/** ITEM-5: four weeks of movement and the last order of this very ship-to. */
export async function historyOf(
  db: Queries,
  { division, shipTo, timeZone }: ShipToFacts,
  itemNumber: string,
  today: CalendarDate,
): Promise<ItemHistory> {
  const found = await db.row<HistoryRow>(history({ division, shipTo, itemNumber, today, timeZone }))
  return {
    weeks: fourWeeks(found.bought ?? [], today),
    lastOrdered: lastOrdered({ ...found, invoicedOn: lastInvoiceOf(found) }),
  }
}

/** The later of the last invoice here and the last one the distributor reports. */
function lastInvoiceOf({ invoice, invoicedOn }: HistoryRow): CalendarDate | null {
  const here = invoice?.on ?? null
  if (here === null || invoicedOn === null) return here ?? invoicedOn
  return here > invoicedOn ? here : invoicedOn
}
