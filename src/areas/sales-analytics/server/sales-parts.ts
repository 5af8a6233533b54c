import type { SalesDimension } from '../sales.ts'
import { allScope, asksOfItems, memberScope, ownScope, type SalesFilter, teamScope, wideScope } from './sales-scope.ts'

/**
 * Whose sums are read: of whole divisions, of a manager's team, of all ship-tos, of each of them,
 * of those of a team or of own ones.
 */
export type Scope = 'wide' | 'team' | 'all' | 'each' | 'members' | 'own'
/** SQL of a scope. */
export const scopes: Readonly<Record<Scope, string>> = {
  wide: wideScope,
  team: `${ownScope}, ${teamScope}`,
  all: allScope,
  each: allScope,
  members: memberScope,
  own: ownScope,
}

/** What is asked, and whose sums answer it. */
export interface Shape {
  readonly by: SalesDimension
  readonly scope: Scope
  readonly filter: SalesFilter
}

/** This year's range, and last year's. */
export const sides = ['now', 'last'] as const
/** The two ends of a range. */
export const ends = ['Before', 'After'] as const
type Side = (typeof sides)[number]

const itemDimensions: readonly SalesDimension[] = ['category', 'brand', 'item']

/** Whether a question is about items: their orders are not counted. */
export const isOfItems = ({ by, filter }: Pick<Shape, 'by' | 'filter'>): boolean =>
  itemDimensions.includes(by) || asksOfItems(filter)

const itemAmounts = ['lines', 'cases', 'units', 'sales_cents', 'cost_cents'] as const
/** The sums of a question. */
export const amountsOf = (shape: Pick<Shape, 'by' | 'filter'>): readonly string[] =>
  isOfItems(shape) ? itemAmounts : ['orders', ...itemAmounts]

const knowsItems = ({ brand, itemNumber }: SalesFilter): boolean => brand !== null || itemNumber !== null
/** Whether the sums by category and day answer it. */
export const isOfCategories = ({ by, scope, filter }: Shape): boolean =>
  (scope === 'wide' || scope === 'team') &&
  !knowsItems(filter) &&
  (by === 'category' || (by === 'week' && filter.category !== null))
/** Whether sums of a ship-to by category are read in place of those of the category's items. */
const hasCategorySeasons = ({ by, scope, filter }: Shape): boolean =>
  (by === 'rep' || by === 'customer') &&
  scope !== 'wide' &&
  scope !== 'team' &&
  filter.category !== null &&
  !knowsItems(filter)

const at = 'on x.division = c.division and x.ship_to = c.ship_to'
// As values, so that their index is entered at the team: a join would read the others' sums too.
const ofTeam = 'division = any(array(select t.division from teams t)) and team = (select t.team from teams t limit 1)'
const sources = {
  days: `from scope c join sales_days x ${at}`,
  itemDays: `from scope c join sales_item_days x ${at}`,
  blocks: `from scope c join sales_blocks x ${at}`,
  itemBlocks: `from scope c join sales_item_blocks x ${at}`,
  teamBlocks: `from (select * from sales_team_item_blocks where ${ofTeam}) x`,
  seasons: `from scope c join sales_item_seasons x on x.division = c.division and x.team = ''`,
  teamSeasons: `from (select * from sales_item_seasons where ${ofTeam}) x`,
  categoryDays: `from scope c join sales_category_days x on x.division = c.division and x.team = ''`,
  teamCategoryDays: `from (select * from sales_category_days where ${ofTeam}) x`,
  categorySeasons: `from scope c join sales_category_seasons x ${at} and x.category_id = :category::text`,
  eachItemDays: `from (select * from sales_item_days where ship_to <> '') x`,
  eachItemBlocks: `from (select * from sales_item_blocks where ship_to <> '') x`,
  eachCategorySeasons: `from (select * from sales_category_seasons where category_id = :category::text) x`,
} as const

/** What rows are grouped by: two columns. */
function groupOf(shape: Shape, step: string): string {
  const { by, scope } = shape
  if (scope === 'each') return 'x.division as g1, x.ship_to as g2'
  if (by === 'week') return `'' as g1, (${step})::text as g2`
  if (by === 'rep') return `'' as g1, c.dsr_email as g2`
  if (by === 'customer') return 'c.division as g1, c.ship_to as g2'
  return isOfCategories(shape) ? `'' as g1, x.category_id as g2` : 'x.division as g1, x.item_number as g2'
}

/** Rows that are added up, or taken off by their sign. */
interface Part {
  readonly from: string
  readonly sign?: string
  readonly step?: string
}

/** What a side of a question is made of. */
function partsOf(shape: Shape, side: Side): readonly Part[] {
  const { by, scope, filter } = shape
  const ofItems = isOfItems(shape)
  const [from, until] = side === 'now' ? [':from::date', ':until::date'] : [':lastFrom::date', ':lastUntil::date']
  const isInRange = `x.day between ${from} and ${until}`
  // A year back is thirteen blocks.
  const later = side === 'now' ? 0 : 13
  const stepOfDay = `sales_block(x.day) + ${later}`
  if (isOfCategories(shape)) {
    const source = scope === 'team' ? sources.teamCategoryDays : sources.categoryDays
    const asked = '(:category::text is null or x.category_id = :category)'
    return [{ from: `${source} where ${isInRange} and ${asked}`, step: stepOfDay }]
  }
  if (by === 'week' && !ofItems) return [{ from: `${sources.days} where ${isInRange}`, step: `(x.day - ${from}) / 7` }]
  const narrowed = asksOfItems(filter)
    ? 'join narrowed n on n.division = x.division and n.item_number = x.item_number'
    : ''
  const [ofBlocks, ofDays] =
    scope === 'each'
      ? [sources.eachItemBlocks, sources.eachItemDays]
      : ofItems
        ? [scope === 'team' ? sources.teamBlocks : sources.itemBlocks, sources.itemDays]
        : [sources.blocks, sources.days]
  const [blocks, days] = [`${ofBlocks} ${narrowed}`, `${ofDays} ${narrowed}`]
  const seasons = hasCategorySeasons(shape)
    ? scope === 'each'
      ? sources.eachCategorySeasons
      : sources.categorySeasons
    : ofItems && by !== 'week' && (scope === 'wide' || scope === 'team')
      ? `${scope === 'team' ? sources.teamSeasons : sources.seasons} ${narrowed}`
      : null
  return [
    ...(seasons === null
      ? [
          {
            from: `${blocks} where x.block between :${side}Block0::int and :${side}Block1::int`,
            step: `x.block + ${later}`,
          },
        ]
      : [
          { from: `${seasons} where x.season between :${side}Season0::int and :${side}Season1::int` },
          ...ends.map((end) => ({
            from: `${blocks} where x.block between :${side}Blocks${end}0::int and :${side}Blocks${end}1::int`,
            sign: `:${side}Blocks${end}Sign::int`,
          })),
        ]),
    ...ends.map((end) => ({
      from: `${days} where x.day between :${side}${end}0::date and :${side}${end}1::date`,
      sign: `:${side}${end}Sign::int`,
      step: stepOfDay,
    })),
  ]
}

/**
 * SQL of both sides of a question, each added up once. Weeks and categories are made of days; all
 * else of blocks and the days at their ends, items of many customers of seasons and the blocks at
 * theirs.
 */
export function sidesOf(shape: Shape): string {
  const amounts = amountsOf(shape)
  const rowsOf = ({ from, sign, step = '0' }: Part) =>
    `select ${groupOf(shape, step)}, ${amounts.map((name) => (sign ? `x.${name} * ${sign} as ${name}` : `x.${name}`)).join(', ')} ${from}`
  return sides
    .map(
      (
        side,
      ) => `select ${side === 'now'} as is_now, r.g1, r.g2, ${amounts.map((name) => `sales_sum(r.${name}) as ${name}`).join(', ')}
        from (${partsOf(shape, side)
          .map((part) => rowsOf(part))
          .join(' union all ')}) r group by 2, 3`,
    )
    .join(' union all ')
}
