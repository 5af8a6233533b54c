import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql, unprepared } from '#platform/database/statement.ts'
import type { PaidPrices } from '../rules/price-changes.ts'
import type { SpendDimension } from '../spend.endpoints.ts'
import { saleLines } from './sale-lines.ts'

/** Whose spend is asked for. */
export interface SpendPlace {
  readonly userId: string
  readonly division: string
  readonly shipTo: string
  readonly onlyThis: boolean
}

// The ship-tos of the same bill-to that the reader may act for.
/** SQL of the ship-tos whose spend is asked for. */
export const places = `places as materialized (
  select s.division, s.number as ship_to, s.name, b.month_cents from ship_tos own
  join ship_tos s on s.division = own.division and s.bill_to = own.bill_to
  join (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a
    on a.division = s.division and a.ship_to = s.number
  left join spend_budgets b on b.division = s.division and b.ship_to = s.number
  where own.division = :division and own.number = :shipTo and (not :onlyThis::boolean or s.number = :shipTo))` as const

/** A row of spend. */
export interface SpendRow {
  readonly key: string
  readonly label: string
  readonly spend: number
  readonly before: number
  /** Of a ship-to: the day of its first purchase. */
  readonly first: CalendarDate | null
  readonly cases: number
  readonly orders: number | null
  readonly budget: number | null
}

const sums = `coalesce(sum(x.sales_cents) filter (where x.is_now), 0)::bigint as spend,
  coalesce(sum(x.sales_cents) filter (where not x.is_now), 0)::bigint as before,
  coalesce(sum(x.cases) filter (where x.is_now), 0)::int as cases` as const
const days = `sold as (
  select p.name, p.month_cents, x.*, x.day >= :from::date as is_now
  from places p join sales_days x on x.division = p.division and x.ship_to = p.ship_to
    and x.day between :from::date - interval '1 year' and :until::date
    and (x.day >= :from::date or x.day <= :until::date - interval '1 year'))` as const
// A year before counts to the same day; of months the whole month does.
const months = `sold as (
  select x.*, x.day >= :from::date as is_now
  from places p join sales_days x on x.division = p.division and x.ship_to = p.ship_to
    and x.day between :from::date - interval '1 year' and :until::date)` as const
const itemDays = `sold as (
  select x.*, x.day >= :from::date as is_now
  from places p join sales_item_days x on x.division = p.division and x.ship_to = p.ship_to
    and x.day between :from::date - interval '1 year' and :until::date
    and (x.day >= :from::date or x.day <= :until::date - interval '1 year'))` as const

const statements = {
  month: unprepared(
    `with ${places}, ${months}
     select to_char(m.first, 'YYYY-MM') as key, '' as label, ${sums},
       coalesce(sum(x.orders) filter (where x.is_now), 0)::int as orders,
       (select case when count(*) = count(p.month_cents) then sum(p.month_cents) end::bigint from places p) as budget, null::date as first
     from generate_series(:from::date, :until::date, interval '1 month') m (first)
     left join sold x on date_trunc('month', case when x.is_now then x.day else (x.day + interval '1 year')::date end) = m.first
     group by m.first order by m.first`,
  ),
  shipTo: unprepared(
    `with ${places}, ${days}
     select p.ship_to as key, p.name as label, ${sums}, coalesce(sum(x.orders) filter (where x.is_now), 0)::int as orders,
       max(p.month_cents) * 12 as budget,
       (select min(f.day) from sales_days f where f.division = :division and f.ship_to = p.ship_to) as first
     from places p left join sold x on x.division = p.division and x.ship_to = p.ship_to
     group by p.ship_to, p.name order by 3 desc, 1`,
  ),
  category: unprepared(
    `with ${places}, ${itemDays}
     select coalesce(k.top_id, '') as key, coalesce(max(t.name), 'No longer sold') as label, ${sums}, null::int as orders,
       null::bigint as budget, null::date as first
     from sold x left join items i on i.division = x.division and i.item_number = x.item_number
     left join categories k on k.id = i.category_id left join categories t on t.id = k.top_id
     group by 1 order by 3 desc, 1`,
  ),
} as const

/** NEXT-11: spend of the kitchens of a bill-to. */
export const readSpend = (
  db: Queries,
  by: SpendDimension,
  place: SpendPlace,
  range: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<SpendRow[]> => db.rows<SpendRow>(statements[by]({ ...place, ...range }))

const budget = sql(
  'sales-analytics.budget',
  `select b.month_cents as month, b.version, u.name as "changedByName" from spend_budgets b
   join users u on u.id = b.changed_by where b.division = :division and b.ship_to = :shipTo`,
)
const thisMonth = sql(
  'sales-analytics.this-month',
  `select coalesce(sum(sales_cents), 0)::bigint as spent from sales_days
   where division = :division and ship_to = :shipTo and day between date_trunc('month', :today::date) and :today::date`,
)

/** The budget of a ship-to, and what it spent of it this month. */
export async function readBudget(db: Queries, { division, shipTo }: SpendPlace, today: CalendarDate) {
  type Budget = { month: number; version: number; changedByName: string }
  const [[found], [spent]] = await db.both<Budget, { spent: number }>(
    budget({ division, shipTo }),
    thisMonth({ division, shipTo, today }),
  )
  return { budget: found ?? null, thisMonth: spent!.spent }
}

// The last price of an item in each of two months, by the case, else by the each.
const prices = unprepared(
  `with ${places}, cells as (
     select x.division, x.ship_to, x.day from places p join sales_days x on x.division = p.division and x.ship_to = p.ship_to
       and x.day between :from::date and :until::date),
   lines as (
     select l.item_number, l.day >= :thisMonth::date as is_now, l.day, l.document,
       case when l.case_price_cents is not null and l.cases > 0 then 'case' else 'each' end as unit,
       case when l.case_price_cents is not null and l.cases > 0 then l.case_price_cents else l.each_price_cents end as price,
       case when l.case_price_cents is not null and l.cases > 0 then l.cases else l.units end as quantity
     from ${saleLines('cells')} l where l.cases > 0 or l.units > 0)
   select l.item_number as "itemNumber", coalesce(max(i.description), '') as description, l.unit,
     (array_agg(l.price order by l.day desc, l.document desc) filter (where not l.is_now and l.price is not null))[1] as before,
     (array_agg(l.price order by l.day desc, l.document desc) filter (where l.is_now and l.price is not null))[1] as now,
     coalesce(sum(l.quantity) filter (where l.is_now), 0)::int as quantity
   from lines l left join items i on i.division = :division and i.item_number = l.item_number
   group by l.item_number, l.unit`,
)

/** NEXT-11: what each item cost last month and this one. */
export const readPaidPrices = (
  db: Queries,
  place: SpendPlace,
  range: { readonly from: CalendarDate; readonly thisMonth: CalendarDate; readonly until: CalendarDate },
): Promise<(PaidPrices & { itemNumber: string; description: string })[]> => db.rows(prices({ ...place, ...range }))

const keep = sql(
  'sales-analytics.keep-budget',
  `insert into spend_budgets (division, ship_to, month_cents, changed_by, changed_at)
   select :division, :shipTo, :month::bigint, :by, :at where :version::int = 0
   on conflict do nothing returning version`,
)
const change = sql(
  'sales-analytics.change-budget',
  `update spend_budgets set month_cents = :month, version = version + 1, changed_by = :by, changed_at = :at
   where division = :division and ship_to = :shipTo and version = :version returning version`,
)
const drop = sql(
  'sales-analytics.drop-budget',
  `delete from spend_budgets where division = :division and ship_to = :shipTo and version = :version returning version`,
)

/** Sets a budget as it was seen; undefined when somebody else changed it in the meantime. */
export async function saveBudget(
  db: Queries,
  {
    month,
    ...values
  }: { division: string; shipTo: string; month: number | null; version: number; by: string; at: Date },
): Promise<{ version: number } | undefined> {
  const { division, shipTo, version } = values
  if (month === null) return version === 0 ? { version: 0 } : db.maybe(drop({ division, shipTo, version }))
  return db.maybe(version === 0 ? keep({ ...values, month }) : change({ ...values, month }))
}
