/** SQL of the sums of rows `x`. */
export const sums =
  `sum(x.lines)::int, sum(x.cases)::bigint, sum(x.units)::bigint, sum(x.sales_cents)::bigint, sum(x.cost_cents)::bigint` as const

/** SQL of the category under which an item of a row `x` is counted, in `k`. */
export const countedCategory = `coalesce(k.category_id, '')` as const
/** See `countedCategory`. */
export const categoryTable =
  `left join sales_item_categories k on k.division = x.division and k.item_number = x.item_number` as const

/** SQL of whose sums are in those of a team; the team '' has the sums of the whole division. */
export const countedShipTos =
  `(select division, ship_to, team from sales_team_members union all select code, '', '' from divisions)` as const
