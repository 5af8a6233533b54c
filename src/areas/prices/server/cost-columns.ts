import type { CostPlus, DatedCost, ItemCost } from '../cost-plus.ts'
import type { PricedByCost } from '../item-price.ts'

/** What a price adds to the cost of its item, without the names of its fields. */
export type CostPlusColumns = readonly [plus: CostPlus, cost: ItemCostColumns]

/** What an item costs, without the names of its fields. */
export type ItemCostColumns = readonly [
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
const datedCosts = <Since extends string>(item: string, { until, since }: CostDays & { readonly since: Since }) => {
  const ofItem = (cost: string) => `${cost}.division = ${item}.division and ${cost}.item_number = ${item}.item_number`
  return `(select json_agg(json_build_array(k.starts_on, k.case_cents, k.pound_hundredths)) from item_costs k
    where ${ofItem('k')} ${until === undefined ? '' : `and k.starts_on <= ${until}`}
      and k.starts_on >= coalesce((select max(f.starts_on) from item_costs f
        where ${ofItem('f')} and f.starts_on <= ${since}), ${since}))` as `${string}${Since}${string}`
}

/** SQL: `ItemCostColumns` as JSON, of an `items` row under the alias. */
export const itemCostColumns = <Item extends string, Since extends string>(
  item: Item,
  days: CostDays & { readonly since: Since },
) =>
  `json_build_array(case when ${item}.is_broken_case or ${item}.each_only then ${item}.eaches_per_case else 0 end,
    nullif(${item}.cost_cents, 0), ${datedCosts(item, days)})` as const

/** SQL: `CostPlusColumns` as JSON, of an `item_prices` row under the alias; null for most. */
export const costPlusColumns = (price: string, days: CostDays): string =>
  `case when ${price}.cost_plus is not null then (
    select json_build_array(${price}.cost_plus, ${itemCostColumns('m', days)})
    from items m where m.division = ${price}.division and m.item_number = ${price}.item_number) end`

/** The same with names. */
export const namedCost = ([eachesPerCase, caseCents, dated]: ItemCostColumns): ItemCost => ({
  eachesPerCase,
  caseCents,
  dated: dated ?? [],
})
/** The same with names. */
export const namedCostPlus = ([plus, cost]: CostPlusColumns): PricedByCost => ({ plus, cost: namedCost(cost) })
