import type { ItemStats, StoredBreak } from '../item-price.ts'
import type { PricedItem } from '../rules/choose-price.ts'
import { type CostDays, type CostPlusColumns, costPlusColumns } from './cost-columns.ts'
import { offerColumns, type OfferColumns } from './offer-columns.ts'

/** SQL terms of the scopes and the date that prices are read for. */
interface CandidatesTerms<Scopes, Day> {
  /** text[]: the ship-to's scopes; empty for a prospect. */
  readonly scopes: Scopes
  /** date: the delivery date. */
  readonly date: Day
}

/** SQL terms of the ship-to and the day that purchases are counted for. */
interface StatsTerms<Division, ShipTo, Today> {
  readonly division: Division
  readonly shipTo: ShipTo
  /** date: today in the division's time zone. */
  readonly today: Today
}

/**
 * A price without the names of its fields: a cart has some 150 of them, and naming them
 * costs PostgreSQL up to 0.3 ms a call (decision 3).
 */
export type CandidateColumns = readonly [
  itemNumber: string,
  scope: string,
  startsOn: string,
  endsOn: string | null,
  casePriceCents: number | null,
  eachPriceCents: number | null,
  perPoundHundredths: number | null,
  reference: string,
  /** Of a promotion (STAFF-3); of a price that staff edited the change that set it (NEXT-1). */
  origin?: OfferColumns | string | null,
  /** Of a price (ITEM-8). */
  breaks?: readonly StoredBreak[] | null,
  /** Of a price that follows the cost (ITEM-8). */
  costPlus?: CostPlusColumns | null,
]

/**
 * The scopes of `rules/scopes-of.ts` for a `ship_tos` row under the alias, in SQL: a statement that
 * finds its customer itself saves a round trip. A test compares the two.
 */
export const scopesColumn = (shipTo: string): string =>
  `array['L', 'S:' || ${shipTo}.number, 'B:' || ${shipTo}.bill_to, 'C:' || nullif(${shipTo}.price_class, '')]
  || array(select 'G:' || g from unnest(${shipTo}.gpo_ids) g)`

/** SQL: one `CandidateColumns` as JSON, of an `item_prices` row under the alias. */
const candidateColumns = (price: string, days: CostDays): string =>
  `json_build_array(${price}.item_number, ${price}.scope, ${price}.starts_on, ${price}.ends_on,
  ${price}.case_price_cents, ${price}.each_price_cents, ${price}.per_pound_hundredths, ${price}.reference,
  ${price}.change_id, ${price}.breaks, ${costPlusColumns(price, days)})`

/** SQL: what candidates are selected by; the same of prices and of promotions. */
interface CandidateTerms<Division, Items, Scopes, Day> {
  readonly division: Division
  /** What follows `item_number`: `= i.item_number`, or `= any(…)`. */
  readonly items: Items
  /** What follows `scope`. */
  readonly scopes: Scopes
  /** The last day a candidate may start on, and the first it may end on; without one: any. */
  readonly until?: Day
  readonly since: Day
}

/**
 * SQL: one column `c`, the `CandidateColumns` of prices and of promotions (STAFF-3): a promotion
 * comes with the prices it changes, in one statement.
 */
export const selectCandidateRows = <
  Division extends string,
  Items extends string,
  Scopes extends string,
  Day extends string,
>({
  division,
  items,
  scopes,
  until,
  since,
}: CandidateTerms<Division, Items, Scopes, Day>) => {
  const started = (row: string) => (until === undefined ? '' : `and ${row}.starts_on <= ${until}`)
  return `
    select ${candidateColumns('c', { until, since })} as c from item_prices c
    where c.division = ${division} and c.item_number ${items} and c.scope ${scopes}
      ${started('c')} and (c.ends_on is null or c.ends_on >= ${since})
    union all
    select ${offerColumns('o', 'n')} from promotion_offers o
    join items n on n.division = o.division and n.item_number = o.item_number
    where o.division = ${division} and o.item_number ${items} and o.scope ${scopes}
      ${started('o')} and o.ends_on >= ${since}` as const
}

/** What `candidatesTable` adds to a row. */
export interface CandidatesRow extends PricedItem {
  readonly itemNumber: string
  readonly candidates: readonly CandidateColumns[] | null
}

/** What `selectStats` reads of an item's purchases. */
export interface StatsColumns {
  readonly week1: number | null
  readonly week2: number | null
  readonly week3: number | null
  readonly week4: number | null
  readonly week1Units: number | null
  readonly week2Units: number | null
  readonly week3Units: number | null
  readonly week4Units: number | null
  readonly lastInvoiceDate: string | null
  readonly lastPurchaseUt: number | null
}

/** ITEM-8: what was bought of an item, beside `statsTables`. */
const statsColumns = `s.week1, s.week2, s.week3, s.week4,
  s.week1_units as "week1Units", s.week2_units as "week2Units", s.week3_units as "week3Units",
  s.week4_units as "week4Units",
  greatest(u.last_invoice_date, s.last_invoice_date) as "lastInvoiceDate",
  extract(epoch from u.last_ordered_at)::bigint as "lastPurchaseUt"`

const week = (number: number, today: string) => {
  const filter = `filter (where l.invoice_date > ${today}::date - ${number * 7}
      and l.invoice_date <= ${today}::date - ${number * 7 - 7})`
  return `
    (sum(l.shipped_cases) ${filter})::int as week${number},
    (sum(l.shipped_units) ${filter})::int as week${number}_units`
}

/** ITEM-8: joins the prices that may apply to an item under the alias, as `p.candidates`. */
export const candidatesTable = <Scopes extends string, Day extends string>(
  item: string,
  { scopes, date }: CandidatesTerms<Scopes, Day>,
) =>
  `
  left join lateral (
    select json_agg(x.c) as candidates
    from (${selectCandidateRows({
      division: `${item}.division`,
      items: `= ${item}.item_number`,
      scopes: `= any(${scopes})`,
      until: date,
      since: date,
    })}) x
  ) p on true` as const

/**
 * Joins what was bought of an item under the alias, by key: a page asks for 30 items, never for a
 * customer's whole history.
 */
const statsTables = <Division extends string, ShipTo extends string, Today extends string>(
  item: string,
  { division, shipTo, today }: StatsTerms<Division, ShipTo, Today>,
) =>
  `
  left join item_purchases u on u.division = ${division} and u.ship_to = ${shipTo}
    and u.item_number = ${item}.item_number
  left join lateral (
    select coalesce(max(l.invoice_date), (
      select max(a.invoice_date) from invoice_lines a
      where a.division = ${division} and a.ship_to = ${shipTo} and a.item_number = ${item}.item_number
    )) as last_invoice_date,${[1, 2, 3, 4].map((number) => week(number, today)).join(',')}
    from invoice_lines l
    where l.division = ${division} and l.ship_to = ${shipTo} and l.item_number = ${item}.item_number
      and l.invoice_date > ${today}::date - 28
  ) s on true` as const

/**
 * ITEM-8: the prices of an item under the alias that may apply to a `ship_tos` row on `since` or
 * later, as one JSON array of `CandidateColumns`. None for a prospect (CUST-4).
 */
export const candidatesSince = <Since extends string>(item: string, shipTo: string, since: Since) =>
  `(
  select json_agg(x.c) from (${selectCandidateRows({
    division: `${item}.division`,
    items: `= ${item}.item_number`,
    scopes: `= any(${scopesColumn(shipTo)}) and not ${shipTo}.is_prospective`,
    since,
  })}) x)` as const

/** ITEM-8: prices that may apply to the items of an array: a JSON array of `CandidateColumns`. */
export const selectCandidates = <
  Items extends string,
  Division extends string,
  Scopes extends string,
  Day extends string,
>(
  items: Items,
  { division, scopes, date }: CandidatesTerms<Scopes, Day> & { readonly division: Division },
) =>
  `(
  select json_agg(x.c) from (${selectCandidateRows({
    division,
    items: `= any(${items})`,
    scopes: `= any(${scopes})`,
    until: date,
    since: date,
  })}) x)` as const

/**
 * ITEM-8: what was bought of the items of an array, as one JSON array of `StatsRow`; items without
 * history are absent.
 */
export const selectStats = <Items extends string, Division extends string, ShipTo extends string, Today extends string>(
  items: Items,
  terms: StatsTerms<Division, ShipTo, Today>,
) =>
  `(
  select json_agg(x)
  from (select n.item_number as "itemNumber", ${statsColumns}
        from unnest(${items}) n (item_number) ${statsTables('n', terms)}) x
  where x."lastInvoiceDate" is not null or x."lastPurchaseUt" is not null)` as const

/** What `selectStats` returns of an item. */
export interface StatsRow extends StatsColumns {
  readonly itemNumber: string
}

/** The statistics of a row that has some. */
export const statsOf = (row: StatsColumns): ItemStats => ({
  ...withoutNulls(row),
  lastInvoiceDate: row.lastInvoiceDate,
  lastPurchaseUt: row.lastPurchaseUt,
})

type Weeks = Pick<StatsColumns, `week${1 | 2 | 3 | 4}${'' | 'Units'}`>

/** A week without an invoice has no sum. */
const withoutNulls = (weeks: Weeks) => ({
  week1: weeks.week1 ?? 0,
  week2: weeks.week2 ?? 0,
  week3: weeks.week3 ?? 0,
  week4: weeks.week4 ?? 0,
  week1Units: weeks.week1Units ?? 0,
  week2Units: weeks.week2Units ?? 0,
  week3Units: weeks.week3Units ?? 0,
  week4Units: weeks.week4Units ?? 0,
})
