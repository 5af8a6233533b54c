import type { CalendarDate } from '#kit/dates.ts'
import type { ItemPrice, ItemStats, PriceCandidate } from '../item-price.ts'
import { choosePrice, type PricedItem } from '../rules/choose-price.ts'

/** Placeholders of the statement the columns are put into: $1 division, $2 ship-to, and these. */
interface Placeholders {
  /** text[]: the ship-to's scopes; empty for a prospect. */
  readonly scopes: string
  /** date: the delivery date. */
  readonly date: string
  /** date: today in the division's time zone. */
  readonly today: string
}

/**
 * A price without the names of its fields: a page has some 150 of them, and reading the names took
 * longer than the rest.
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
]

/** One `CandidateColumns` as JSON, of a price `c`. */
export const candidateColumns = `json_build_array(c.item_number, c.scope, c.starts_on, c.ends_on, c.case_price_cents,
  c.each_price_cents, c.per_pound_hundredths, c.reference)`

/** What `candidatesTable` adds to a row. */
export interface CandidatesRow extends PricedItem {
  readonly itemNumber: string
  readonly candidates: readonly CandidateColumns[] | null
}

/** What `priceColumns` adds to a row. */
export interface PriceRow extends Pick<CandidatesRow, 'candidates'> {
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

/** ITEM-8: what was bought of an item, for SQL that joins `statsTables`. */
const statsColumns = `s.week1, s.week2, s.week3, s.week4,
  s.week1_units as "week1Units", s.week2_units as "week2Units", s.week3_units as "week3Units",
  s.week4_units as "week4Units",
  greatest(u.last_invoice_date, s.last_invoice_date) as "lastInvoiceDate",
  extract(epoch from u.last_ordered_at)::bigint as "lastPurchaseUt"`

/**
 * ITEM-8: prices that may apply and what was bought, for SQL that selects from items as `i` and
 * joins `priceTables`.
 */
export const priceColumns = `p.candidates, ${statsColumns}`

const week = (number: number, today: string) => {
  const filter = `filter (where l.invoice_date > ${today}::date - ${number * 7}
      and l.invoice_date <= ${today}::date - ${number * 7 - 7})`
  return `
    (sum(l.shipped_cases) ${filter})::int as week${number},
    (sum(l.shipped_units) ${filter})::int as week${number}_units`
}

/** ITEM-8: the prices that may apply to each item `i`, as `p.candidates`. */
export const candidatesTable = ({ scopes, date }: Pick<Placeholders, 'scopes' | 'date'>): string => `
  left join lateral (
    select json_agg(${candidateColumns}) as candidates
    from item_prices c
    where c.division = i.division and c.item_number = i.item_number and c.scope = any(${scopes})
      and c.starts_on <= ${date} and (c.ends_on is null or c.ends_on >= ${date})
  ) p on true`

/**
 * What was bought of each item `items`, by key: a page asks for 30 items, never for a customer's
 * whole history.
 */
const statsTables = (items: 'i' | 'n', today: string): string => `
  left join item_purchases u on u.division = $1 and u.ship_to = $2 and u.item_number = ${items}.item_number
  left join lateral (
    select coalesce(max(l.invoice_date), (
      select max(a.invoice_date) from invoice_lines a
      where a.division = $1 and a.ship_to = $2 and a.item_number = ${items}.item_number
    )) as last_invoice_date,${[1, 2, 3, 4].map((number) => week(number, today)).join(',')}
    from invoice_lines l
    where l.division = $1 and l.ship_to = $2 and l.item_number = ${items}.item_number
      and l.invoice_date > ${today}::date - 28
  ) s on true`

/** The joins `priceColumns` needs. */
export const priceTables = ({ today, ...placeholders }: Placeholders): string =>
  `${candidatesTable(placeholders)} ${statsTables('i', today)}`

/**
 * ITEM-8: the prices that may apply to the items of an array, as one JSON array of
 * `CandidateColumns`.
 */
export const selectCandidates = (items: string, { scopes, date }: Pick<Placeholders, 'scopes' | 'date'>): string => `(
  select json_agg(${candidateColumns}) from item_prices c
  where c.division = $1 and c.item_number = any(${items}) and c.scope = any(${scopes})
    and c.starts_on <= ${date} and (c.ends_on is null or c.ends_on >= ${date}))`

/**
 * ITEM-8: what was bought of the items of an array, as one JSON array; items without history are
 * absent.
 */
export const selectStats = (items: string, today: string): string => `(
  select json_agg(json_build_array(x."itemNumber", x.week1, x.week2, x.week3, x.week4,
    x."week1Units", x."week2Units", x."week3Units", x."week4Units", x."lastInvoiceDate", x."lastPurchaseUt"))
  from (select n.item_number as "itemNumber", ${statsColumns}
        from unnest(${items}) n (item_number) ${statsTables('n', today)}) x
  where x."lastInvoiceDate" is not null or x."lastPurchaseUt" is not null)`

/** Statistics as `selectStats` answers them, in this order and without names. */
export type StatsColumns = readonly [
  itemNumber: string,
  week1: number | null,
  week2: number | null,
  week3: number | null,
  week4: number | null,
  week1Units: number | null,
  week2Units: number | null,
  week3Units: number | null,
  week4Units: number | null,
  lastInvoiceDate: string | null,
  lastPurchaseUt: number | null,
]

/** A candidate with the names of its fields. */
const toCandidate = ([
  itemNumber,
  scope,
  startsOn,
  endsOn,
  casePriceCents,
  eachPriceCents,
  perPoundHundredths,
  reference,
]: CandidateColumns): PriceCandidate => ({
  itemNumber,
  scope,
  startsOn,
  endsOn,
  casePriceCents,
  eachPriceCents,
  perPoundHundredths,
  reference,
})

/** Candidates by item number. */
export function candidatesByItem(columns: readonly CandidateColumns[] | null): ReadonlyMap<string, PriceCandidate[]> {
  const byItem = new Map<string, PriceCandidate[]>()
  for (const candidate of (columns ?? []).map(toCandidate)) {
    const others = byItem.get(candidate.itemNumber)
    if (others) others.push(candidate)
    else byItem.set(candidate.itemNumber, [candidate])
  }
  return byItem
}

/** Statistics with the names of their fields. */
export function statsOf([, ...columns]: StatsColumns): ItemStats {
  const [week1, week2, week3, week4, week1Units, week2Units, week3Units, week4Units, ...last] = columns
  const [lastInvoiceDate, lastPurchaseUt] = last
  return {
    ...withoutNulls({ week1, week2, week3, week4, week1Units, week2Units, week3Units, week4Units }),
    lastInvoiceDate,
    lastPurchaseUt,
  }
}

type Weeks = Pick<PriceRow, `week${1 | 2 | 3 | 4}${'' | 'Units'}`>

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

/** The price of a row on the delivery date its statement was asked for. */
export function toItemPrice(row: CandidatesRow, date: CalendarDate): ItemPrice | null {
  return row.candidates ? choosePrice(row, row.candidates.map(toCandidate), date) : null
}

/** The statistics of a row; null when this ship-to never bought the item. */
export function toItemStats(row: PriceRow): ItemStats | null {
  const { lastInvoiceDate, lastPurchaseUt } = row
  if (lastInvoiceDate === null && lastPurchaseUt === null) return null
  return { ...withoutNulls(row), lastInvoiceDate, lastPurchaseUt }
}
