import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { StoredAmounts } from '#areas/prices/stored-price.ts'
import type { PricePhase } from '../price-change.ts'
import { patternOf } from './price-reach.store.ts'

/** SQL: the name of a scope of a division. */
export const scopeName = <Division extends string, Scope extends string>(division: Division, scope: Scope) =>
  `coalesce(case left(${scope}, 1)
     when 'S' then (select s.name from ship_tos s where s.division = ${division} and s.number = substr(${scope}, 3))
     when 'B' then (select b.name from bill_tos b where b.division = ${division} and b.number = substr(${scope}, 3))
     when 'G' then (select g.name from gpos g where g.id = substr(${scope}, 3))
     when 'L' then 'Everybody' else 'Class ' || substr(${scope}, 3) end, substr(${scope}, 3))` as const

// As `phaseOfPrice` has it; a test compares the two.
const phase =
  `case when p.ends_on < :today then 'ended' when p.starts_on > :today then 'coming' else 'running' end` as const
const matching = `from item_prices p join items i on i.division = p.division and i.item_number = p.item_number
   where p.division = :division and p.scope = any(:scopes) and (:phase::text is null or ${phase} = :phase)
     and (i.item_number like :pattern or i.description ilike all(:words))` as const

const list = sql(
  'price-changes.prices',
  `select x.*, ${scopeName(':division', 'x.scope')} as "scopeName", a.name as "setByName" from (
     select p.division, p.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
       i.is_catch_weight as "isCatchWeight", i.case_weight_hundredths as "caseWeightHundredths", p.scope,
       p.starts_on as "startsOn", p.ends_on as "endsOn", p.case_price_cents as "caseCents",
       p.each_price_cents as "eachCents", p.per_pound_hundredths as "poundHundredths", p.reference, p.breaks,
       p.cost_plus as "costPlus", p.change_id as "changeId", ${phase} as phase, case when :withCosts then nullif(i.cost_cents, 0) end as "caseCost"
     ${matching}
     order by p.item_number, p.scope, p.starts_on desc limit :limit offset :offset) x
   left join price_change_authors a on a.change_id = x."changeId"
   order by x."itemNumber", x.scope, x."startsOn" desc`,
)
const count = sql('price-changes.count-prices', `select count(*)::int as total ${matching}`)
// The price that counts on the day, of each item of the scope: the latest start.
const source = sql(
  'price-changes.source',
  `with recursive chosen (id) as (
     select c.id from categories c where c.id = :categoryId
     union all select c.id from categories c join chosen on c.parent_id = chosen.id)
   select x.*, count(*) over ()::int as found from (
     select distinct on (p.item_number) p.item_number as "itemNumber", i.description, p.ends_on as "endsOn",
       p.case_price_cents as "caseCents", p.each_price_cents as "eachCents",
       p.per_pound_hundredths as "poundHundredths", p.reference, p.breaks, p.cost_plus as "costPlus", i.is_catch_weight as "isCatchWeight"
     from item_prices p join items i on i.division = p.division and i.item_number = p.item_number
     where p.division = :division and p.scope = :scope and p.starts_on <= :startsOn
       and (p.ends_on is null or p.ends_on >= :startsOn) and i.erp_status = 'active'
       and (:categoryId::text is null or i.category_id in (select chosen.id from chosen))
       and (i.item_number like :pattern or i.description ilike all(:words))
     order by p.item_number, p.starts_on desc) x
   order by x."itemNumber" limit :limit`,
)

const wordsOf = (keyword: string): string[] => keyword.split(/\s+/).filter(Boolean).map(patternOf)

/** A stored price as the list has it. */
export interface ManagedPriceRow extends StoredAmounts {
  readonly division: string
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly isCatchWeight: boolean
  readonly caseWeightHundredths: number
  readonly scope: string
  readonly scopeName: string
  readonly startsOn: string
  readonly phase: PricePhase
  readonly setByName: string | null
  readonly caseCost: number | null
}

/** What of prices is asked for. */
export interface PriceQuestion {
  readonly division: string
  readonly scopes: readonly string[]
  readonly today: CalendarDate
  readonly phase: PricePhase | null
  readonly keyword: string
}

const asked = ({ keyword, ...question }: PriceQuestion) => ({
  ...question,
  pattern: patternOf(keyword),
  words: wordsOf(keyword),
})

/** A page of stored prices. */
export const managedPricesOf = (
  db: Queries,
  question: PriceQuestion,
  page: { readonly withCosts: boolean; readonly limit: number; readonly offset: number },
) => db.rows<ManagedPriceRow>(list({ ...asked(question), ...page }))

/** How many there are. */
export const countManagedPrices = async (db: Queries, question: PriceQuestion): Promise<number> =>
  (await db.row<{ total: number }>(count(asked(question)))).total

/** A price that is to change. */
export interface SourcePrice extends Omit<StoredAmounts, 'changeId'> {
  readonly itemNumber: string
  readonly description: string
  readonly isCatchWeight: boolean
  readonly found: number
}

/** Prices of a scope that count on a day, narrowed by category and words. */
export const sourcePrices = (
  db: Queries,
  {
    keyword,
    ...question
  }: {
    readonly division: string
    readonly scope: string
    readonly categoryId: string | null
    readonly keyword: string
    readonly startsOn: CalendarDate
    readonly limit: number
  },
) => db.rows<SourcePrice>(source({ ...question, pattern: patternOf(keyword), words: wordsOf(keyword) }))
