import type { CalendarDate } from '#kit/dates.ts'
import { detailColumns, type ItemDetailRow, summaryTables } from '#areas/items/server/public.ts'
import type { ItemStats } from '#areas/prices/item-price.ts'
import { type CandidateColumns, candidatesSince } from '#areas/prices/server/public.ts'
import type { Item } from '#areas/items/item.ts'
import type { StoredUnit } from '#areas/items/rules/selling-units.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import { type Bought, fourWeeks } from '../rules/four-weeks.ts'
import { lastOrdered } from '../rules/last-ordered.ts'
import type { ItemHistory } from '../shop.endpoints.ts'
import type { ShoppingCart } from './shop.store.ts'

interface HistoryRow {
  readonly bought: Bought[] | null
  readonly purchasedOn: CalendarDate | null
  /** As the distributor sends it: invoices kept elsewhere count too. */
  readonly invoicedOn: CalendarDate | null
  readonly order: Bought | null
  readonly invoice: Bought | null
  /** Last purchase, in seconds since 1970. */
  readonly lastPurchaseUt: number | null
}

/** An item in full for one ship-to, with everything its page shows but what only staff may know. */
export interface ItemPageRow extends ItemDetailRow, HistoryRow {
  readonly candidates: readonly CandidateColumns[] | null
  readonly units: readonly StoredUnit[] | null
  /** The open cart that was named; of a hidden one only staff may know. */
  readonly cart: (ShoppingCart & { readonly isVisibleToCustomer: boolean }) | null
}

const boughtJson = <On extends string>(on: On, cases: string, units: string) =>
  `json_build_object('on', ${on}, 'cases', sum(${cases})::int, 'units', sum(${units})::int)` as const

// Days are those of the division, not of UTC.
const dayOf = (instant: string) => `to_char(${instant} at time zone d.time_zone, 'YYYY-MM-DD')`
const today = '(:now::timestamptz at time zone d.time_zone)::date' as const
const ofItem = (line: string) =>
  `${line}.division = i.division and ${line}.ship_to = v.number and ${line}.item_number = i.item_number`

const historyColumns = `
  (select json_agg(x.day) from (
     select ${boughtJson('l.invoice_date', 'l.shipped_cases', 'l.shipped_units')} as day
     from invoice_lines l
     where ${ofItem('l')} and l.invoice_date > ${today} - 28 and l.invoice_date <= ${today}
     group by l.invoice_date) x) as bought,
  ${dayOf('u.last_ordered_at')} as "purchasedOn",
  extract(epoch from u.last_ordered_at)::bigint as "lastPurchaseUt", u.last_invoice_date as "invoicedOn",
  (select ${boughtJson(dayOf('max(o.placed_at)'), 'l.ordered_cases', 'l.ordered_units')}
   from order_lines l join orders o on o.id = l.order_id
   where ${ofItem('l')} and l.ordered_cases + l.ordered_units > 0 and o.status not in ('Failed', 'Expired', 'Cancelled')
   group by o.id order by max(o.placed_at) desc limit 1) as "order",
  (select ${boughtJson('l.invoice_date', 'l.shipped_cases', 'l.shipped_units')}
   from invoice_lines l where ${ofItem('l')}
   group by l.invoice_date order by l.invoice_date desc limit 1) as invoice` as const

// An inactive item still opens from an old order: its data is visible, but it cannot be added
// (ITEM-7). A cart whose date has passed has the prices of that day.
const item = sql(
  'shop.item',
  `select ${detailColumns(':shipTo', 'false')}, ${historyColumns},
     case when t.id is not null then json_build_object('soType', t.so_type, 'deliveryDate', t.delivery_date,
       'blockJitDrop', coalesce(r.block_jit_drop, false), 'isVisibleToCustomer', t.is_visible_to_customer) end as cart,
     (select json_agg(json_build_object('name', n.name, 'cases', n.cases, 'eaches', n.eaches)) from item_units n
      where n.division = i.division and n.item_number = i.item_number) as units,
     ${candidatesSince('i', 'v', `least(t.delivery_date, ${today})`)} as candidates
   from ship_tos v
   join divisions d on d.code = v.division
   left join carts t on t.id = :cartId and t.division = v.division and t.ship_to = v.number and t.status = 'open'
   left join route_days r on r.division = v.division and r.ship_to = v.number and r.so_type = t.so_type,
   ${summaryTables(':shipTo')}
   left join item_purchases u on u.division = i.division and u.ship_to = :shipTo and u.item_number = i.item_number
   where v.division = :division and v.number = :shipTo and i.division = v.division
     and (not i.is_proprietary or v.number = any(i.reserved_ship_tos)) and i.item_number = :itemNumber`,
)

/** What the page of an item is asked for. */
export interface ItemQuestion {
  readonly division: string
  readonly shipTo: string
  readonly itemNumber: string
  /** The open cart to order into. */
  readonly cartId?: string | undefined
  readonly now: Date
}

/**
 * ITEM-3, ITEM-5: one item in full as an `ItemPageRow`, whoever reads it; no row when the ship-to
 * has no such item.
 */
export const itemQuery = ({ cartId, ...question }: ItemQuestion): Query => item({ ...question, cartId: cartId ?? null })

const staffDetails = sql(
  'shop.item-staff-details',
  `select i.staff_details || coalesce((
     select jsonb_build_object('warehouses', jsonb_agg(
       jsonb_build_object('name', w.warehouse, 'onHandCases', w.on_hand_cases) order by w.warehouse))
     from item_warehouse_stock w where w.division = i.division and w.item_number = i.item_number
     having count(*) > 0), '{}') as "staffDetails"
   from items i where i.division = :division and i.item_number = :itemNumber`,
)

/** What of an item only staff may know (security 18). */
export const staffDetailsOf = async (
  db: Queries,
  where: { readonly division: string; readonly itemNumber: string },
): Promise<Item['staffDetails']> =>
  (await db.maybe<{ staffDetails: Item['staffDetails'] }>(staffDetails(where)))?.staffDetails

/** ITEM-5: four weeks of movement and the last order of this very ship-to. */
export const toHistory = (row: HistoryRow, day: CalendarDate): ItemHistory => ({
  weeks: fourWeeks(row.bought ?? [], day),
  lastOrdered: lastOrdered({ ...row, invoicedOn: lastInvoiceOf(row) }),
})

/**
 * ITEM-8: what this ship-to bought lately; null when it never did. The weeks are those of the
 * history, so that no line of an invoice is read twice.
 */
export function toStats(row: HistoryRow, { weeks }: ItemHistory): ItemStats | null {
  const { lastPurchaseUt } = row
  const lastInvoiceDate = lastInvoiceOf(row)
  if (lastInvoiceDate === null && lastPurchaseUt === null) return null
  const [week1, week2, week3, week4] = weeks
  return {
    week1: week1?.cases ?? 0,
    week2: week2?.cases ?? 0,
    week3: week3?.cases ?? 0,
    week4: week4?.cases ?? 0,
    week1Units: week1?.units ?? 0,
    week2Units: week2?.units ?? 0,
    week3Units: week3?.units ?? 0,
    week4Units: week4?.units ?? 0,
    lastInvoiceDate,
    lastPurchaseUt,
  }
}

/** The later of the last invoice here and the last one the distributor reports. */
function lastInvoiceOf({ invoice, invoicedOn }: HistoryRow): CalendarDate | null {
  const here = invoice?.on ?? null
  if (here === null || invoicedOn === null) return here ?? invoicedOn
  return here > invoicedOn ? here : invoicedOn
}
