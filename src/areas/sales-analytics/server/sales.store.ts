import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { splitBlocks, type SplitRange, splitRange } from '../rules/split-range.ts'
import type { ComparedRange, SalesDimension, SalesFigures, SalesMeasure, SalesRow, salesOrders } from '../sales.ts'
import { keys } from './sales-keys.ts'
import {
  allScope,
  asksOfItems,
  isAsked,
  isTeam,
  memberScope,
  ownScope,
  type SalesFilter,
  servesEverybody,
  teamScope,
  wideScope,
} from './sales-scope.ts'

/** A question about sales. */
export interface SalesQuestion extends ComparedRange {
  readonly userId: string
  readonly by: SalesDimension
  readonly filter: SalesFilter
  readonly measure: SalesMeasure
  readonly ranking: (typeof salesOrders)[number]
  /** The most rows. */
  readonly limit: number
  readonly withCosts: boolean
}

/**
 * Whose sums are read: of whole divisions, of a manager's team, of all ship-tos, of each of them,
 * of those of a team or of own ones.
 */
type Scope = 'wide' | 'team' | 'all' | 'each' | 'members' | 'own'
const scopes: Readonly<Record<Scope, string>> = {
  wide: wideScope,
  team: `${ownScope}, ${teamScope}`,
  all: allScope,
  each: allScope,
  members: memberScope,
  own: ownScope,
}

const amounts = ['orders', 'lines', 'cases', 'units', 'sales_cents', 'cost_cents'] as const
const sides = ['now', 'last'] as const
const ends = ['Before', 'After'] as const

const itemDimensions: readonly SalesDimension[] = ['category', 'brand', 'item']

/** What the sums of a part of the range are grouped by: two columns. */
function groupOf(by: SalesDimension, scope: Scope, step: string): string {
  if (scope === 'each') return 'x.division as g1, x.ship_to as g2'
  if (by === 'week') return `'' as g1, (${step})::text as g2`
  if (by === 'rep') return `'' as g1, c.dsr_email as g2`
  return by === 'customer' ? 'c.division as g1, c.ship_to as g2' : 'x.division as g1, x.item_number as g2'
}

/** The sums of a part of the range, in as few rows as there are groups. */
function part(
  by: SalesDimension,
  scope: Scope,
  {
    from,
    side,
    sign = '1',
    step,
    ofItems,
  }: { from: string; side: (typeof sides)[number]; sign?: string; step: string; ofItems: boolean },
): string {
  const sums = amounts.map((name) =>
    name === 'orders' && ofItems ? 'null::bigint as orders' : `sales_sum(x.${name}) * ${sign} as ${name}`,
  )
  return `select ${side === 'now'} as is_now, ${groupOf(by, scope, step)}, ${sums.join(', ')} ${from} group by 2, 3`
}

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
  eachItemDays: `from (select * from sales_item_days where ship_to <> '') x`,
  eachItemBlocks: `from (select * from sales_item_blocks where ship_to <> '') x`,
  teamSeasons: `from (select * from sales_item_seasons where ${ofTeam}) x`,
} as const

/**
 * All parts of both ranges. Weeks are made of days; all else of blocks and the days at their ends,
 * items of many customers of seasons and the blocks at theirs. A year back is thirteen blocks.
 */
function partsOf(by: SalesDimension, scope: Scope, filter: SalesFilter): string {
  const ofItems = itemDimensions.includes(by) || asksOfItems(filter)
  const narrowed = asksOfItems(filter)
    ? 'join narrowed n on n.division = x.division and n.item_number = x.item_number'
    : ''
  if (by === 'week' && !ofItems)
    return sides
      .map((side) => {
        const [from, until] = side === 'now' ? [':from', ':until'] : [':lastFrom', ':lastUntil']
        const step = `(x.day - ${from}::date) / 7`
        const rows = `${sources.days} where x.day between ${from}::date and ${until}::date`
        return part(by, scope, { from: rows, side, step, ofItems })
      })
      .join(' union all ')
  const [ofBlocks, ofDays] =
    scope === 'each'
      ? [sources.eachItemBlocks, sources.eachItemDays]
      : ofItems
        ? [scope === 'team' ? sources.teamBlocks : sources.itemBlocks, sources.itemDays]
        : [sources.blocks, sources.days]
  const [blocks, days] = [`${ofBlocks} ${narrowed}`, `${ofDays} ${narrowed}`]
  const hasSeasons = ofItems && by !== 'week' && (scope === 'wide' || scope === 'team')
  return sides
    .flatMap((side) => {
      const later = side === 'now' ? 0 : 13
      return [
        ...(hasSeasons
          ? [
              part(by, scope, {
                from: `${scope === 'team' ? sources.teamSeasons : sources.seasons} ${narrowed}
                  where x.season between :${side}Season0::int and :${side}Season1::int`,
                side,
                ofItems,
                step: '0',
              }),
              ...ends.map((end) =>
                part(by, scope, {
                  from: `${blocks} where x.block between :${side}Blocks${end}0::int and :${side}Blocks${end}1::int`,
                  side,
                  ofItems,
                  step: '0',
                  sign: `:${side}Blocks${end}Sign::int`,
                }),
              ),
            ]
          : [
              part(by, scope, {
                from: `${blocks} where x.block between :${side}Block0::int and :${side}Block1::int`,
                side,
                ofItems,
                step: `x.block + ${later}`,
              }),
            ]),
        ...ends.map((end) =>
          part(by, scope, {
            from: `${days} where x.day between :${side}${end}0::date and :${side}${end}1::date`,
            side,
            sign: `:${side}${end}Sign::int`,
            step: `sales_block(x.day) + ${later}`,
            ofItems,
          }),
        ),
      ]
    })
    .join(' union all ')
}

/** Both sides of a group; of each ship-to only here is it asked which it is, and whose. */
const firstOf = (by: SalesDimension, scope: Scope): string =>
  scope === 'each'
    ? `select ${by === 'rep' ? `'' as g1, c.dsr_email as g2` : 'p.g1, p.g2'}, ${pivoted}
       from parts p join scope c on c.division = p.g1 and c.ship_to = p.g2`
    : `select p.g1, p.g2, ${pivoted} from parts p`

const sumsOf = (name: string) => sides.map((side) => `sales_sum(f.${name}_${side}) as ${name}_${side}`)
const pivoted = amounts
  .flatMap((name) =>
    sides.map(
      (side) => `sales_sum(p.${name}) filter (where ${side === 'now' ? '' : 'not '}p.is_now) as ${name}_${side}`,
    ),
  )
  .join(', ')
const sumsAgain = amounts.flatMap(sumsOf).join(', ')

/** What decides the order of rows, by the measure. */
const worth: Readonly<Record<SalesMeasure, (side: string) => string>> = {
  sales: (side) => `sales_cents_${side}`,
  cases: (side) => `cases_${side}`,
  margin: (side) => `(sales_cents_${side} - cost_cents_${side})`,
  orders: (side) => `orders_${side}`,
  average: (side) => `sales_cents_${side} / nullif(orders_${side}, 0)`,
}

/** The order of rows, the first one lowest. */
function placeBy({ by, measure, ranking }: SalesQuestion): string {
  if (by === 'week') return 'key::int'
  const [now, last] = sides.map((side) => `coalesce(${worth[measure](side)}, 0)`)
  if (ranking === 'most') return `${now} desc, key`
  return ranking === 'rise' ? `${now} - ${last} desc, key` : `${now} - ${last}, key`
}

const figures = (alias: string, { withCosts, ofItems }: { withCosts: boolean; ofItems: boolean }) =>
  sides
    .map(
      (
        side,
      ) => `json_build_object('sales', coalesce(${alias}.sales_cents_${side}, 0), 'cases', coalesce(${alias}.cases_${side}, 0),
        'units', coalesce(${alias}.units_${side}, 0), 'lines', coalesce(${alias}.lines_${side}, 0),
        'orders', ${ofItems ? 'null' : `coalesce(${alias}.orders_${side}, 0)`}
        ${withCosts ? `, 'margin', coalesce(${alias}.sales_cents_${side} - ${alias}.cost_cents_${side}, 0)` : ''}) as ${side}`,
    )
    .join(', ')

function statementOf(question: SalesQuestion, scope: Scope) {
  const { by, filter, withCosts } = question
  const { key, label, note } = keys[by]
  const shown = { withCosts, ofItems: itemDimensions.includes(by) || asksOfItems(filter) }
  // Only items that are asked for; the catalogue is small beside the sums.
  const narrowed = asksOfItems(filter)
    ? (`, narrowed as materialized (
         select i.division, i.item_number from items i join categories k on k.id = i.category_id where ${isAsked})` as const)
    : ''
  // Items are added up before each is looked for in the catalogue.
  const catalogue =
    by === 'category' || by === 'brand'
      ? `left join items i on i.division = f.g1 and i.item_number = f.g2 left join categories k on k.id = i.category_id`
      : ''
  return unprepared(
    `with ${scopes[scope]}${narrowed},
     parts as (${partsOf(by, scope, filter)}),
     first as (${firstOf(by, scope)} group by 1, 2),
     -- What was only taken off again is not there.
     kept as (select * from first f where coalesce(f.lines_now, 0) <> 0 or coalesce(f.lines_last, 0) <> 0),
     grouped as materialized (select ${key} as key, ${catalogue === '' ? 'f.*' : sumsAgain} from kept f ${catalogue}
       ${catalogue === '' ? '' : 'group by 1'}),
     chosen as (select * from grouped order by ${placeBy(question)} limit :limit::int),
     shown as (select *, row_number() over (order by ${placeBy(question)}) as place from chosen),
     total as (select ${sumsAgain} from grouped f)
     select (select count(*)::int from grouped) as count,
       (select row_to_json(t) from (select ${figures('t', shown)} from total t) t) as total,
       coalesce((select json_agg(row_to_json(r) order by r.place) from (
         select g.key, ${label} as label, ${note} as note, g.place, ${figures('g', shown)}
         from shown g) r), '[]') as rows`,
  )
}

/** Whose sums answer a question: rows of reps and customers are of ship-tos, whoever asks. */
async function scopeOf(db: Queries, { userId, by, filter }: SalesQuestion): Promise<Scope> {
  const { rep, shipTo } = filter
  const isOfShipTos = by === 'rep' || by === 'customer' || rep !== null || shipTo !== null
  const ofItems = itemDimensions.includes(by) || asksOfItems(filter)
  const isOfAll = rep === null && shipTo === null
  if (await servesEverybody(db, userId)) return isOfShipTos ? (isOfAll && ofItems ? 'each' : 'all') : 'wide'
  if (!ofItems || !isOfAll || !(await isTeam(db, userId))) return 'own'
  return isOfShipTos ? 'members' : 'team'
}

/** The parts of a range by the names of the statement. */
function valuesOf(side: (typeof sides)[number], { blocks, before, after }: SplitRange) {
  const days = { Before: before, After: after }
  const { seasons, ...ofBlocks } = splitBlocks(blocks)
  const rest = { Before: ofBlocks.before, After: ofBlocks.after }
  return Object.fromEntries([
    [`${side}Block0`, blocks[0]],
    [`${side}Block1`, blocks[1]],
    [`${side}Season0`, seasons[0]],
    [`${side}Season1`, seasons[1]],
    ...ends.flatMap((end) => [
      [`${side}${end}0`, days[end].days[0]],
      [`${side}${end}1`, days[end].days[1]],
      [`${side}${end}Sign`, days[end].sign],
      [`${side}Blocks${end}0`, rest[end].blocks[0]],
      [`${side}Blocks${end}1`, rest[end].blocks[1]],
      [`${side}Blocks${end}Sign`, rest[end].sign],
    ]),
  ]) as Record<string, string | number>
}

/** STAFF-6: sales by one thing, this year's range beside last year's, and their totals. */
export async function readSales(
  db: Queries,
  question: SalesQuestion,
): Promise<{ count: number; total: { now: SalesFigures; last: SalesFigures }; rows: SalesRow[] }> {
  const { userId, filter, from, until, lastFrom, lastUntil, limit } = question
  const scope = await scopeOf(db, question)
  const values = { ...filter, userId, from, until, lastFrom, lastUntil, limit }
  const [now, last] = [splitRange(from, until), splitRange(lastFrom, lastUntil)]
  return db.row(statementOf(question, scope)({ ...values, ...valuesOf('now', now), ...valuesOf('last', last) }))
}
