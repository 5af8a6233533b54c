import type { CostPlus, DatedCost } from '../cost-plus.ts'
import type { PricedByCost } from '../item-price.ts'

/** What a price adds to the cost, and what the item costs, without the names of its fields. */
export type CostPlusColumns = readonly [
  plus: CostPlus,
  eachesPerCase: number,
  caseCents: number | null,
  dated: readonly DatedCost[] | null,
]

/** The days that costs are asked for; without a last one: any from the first on. */
export interface CostDays {
  readonly until?: string | undefined
  readonly since: string
}

/** SQL: the dated costs of an `items` row under the alias that count on one of the days. */
const datedCosts = (item: string, { until, since }: CostDays): string => {
  const ofItem = (cost: string) => `${cost}.division = ${item}.division and ${cost}.item_number = ${item}.item_number`
  return `(select json_agg(json_build_array(k.starts_on, k.case_cents, k.pound_hundredths)) from item_costs k
    where ${ofItem('k')} ${until === undefined ? '' : `and k.starts_on <= ${until}`}
      and k.starts_on >= coalesce((select max(f.starts_on) from item_costs f
        where ${ofItem('f')} and f.starts_on <= ${since}), ${since}))`
}

/** SQL: `CostPlusColumns` as JSON, of an `item_prices` row under the alias; null for most. */
export const costPlusColumns = (price: string, days: CostDays): string =>
  `case when ${price}.cost_plus is not null then (
    select json_build_array(${price}.cost_plus, case when m.is_broken_case or m.each_only then m.eaches_per_case else 0 end,
      nullif(m.cost_cents, 0), ${datedCosts('m', days)})
    from items m where m.division = ${price}.division and m.item_number = ${price}.item_number) end`

/** The same with names. */
export const namedCostPlus = ([plus, eachesPerCase, caseCents, dated]: CostPlusColumns): PricedByCost => ({
  plus,
  cost: { eachesPerCase, caseCents, dated: dated ?? [] },
})
