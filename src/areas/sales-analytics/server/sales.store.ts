import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { splitBlocks, type SplitRange, splitRange } from '../rules/split-range.ts'
import type { ComparedRange, SalesDimension, SalesFigures, SalesMeasure, SalesRow, salesOrders } from '../sales.ts'
import { keys } from './sales-keys.ts'
import {
  amountsOf,
  ends,
  isOfCategories,
  isOfItems,
  type Scope,
  scopes,
  type Shape,
  sides,
  sidesOf,
} from './sales-parts.ts'
import { asksOfItems, isAsked, isTeam, type SalesFilter, servesEverybody } from './sales-scope.ts'

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

/** Both sides of a group; of each ship-to only here is it asked which it is, and whose. */
function firstOf(shape: Shape): string {
  const pivoted = amountsOf(shape)
    .flatMap((name) =>
      sides.map(
        (side) => `sales_sum(p.${name}) filter (where ${side === 'now' ? '' : 'not '}p.is_now) as ${name}_${side}`,
      ),
    )
    .join(', ')
  return shape.scope === 'each'
    ? `select ${shape.by === 'rep' ? `'' as g1, c.dsr_email as g2` : 'p.g1, p.g2'}, ${pivoted}
       from parts p join scope c on c.division = p.g1 and c.ship_to = p.g2`
    : `select p.g1, p.g2, ${pivoted} from parts p`
}

const sumsAgain = (shape: Shape): string =>
  amountsOf(shape)
    .flatMap((name) => sides.map((side) => `sales_sum(f.${name}_${side}) as ${name}_${side}`))
    .join(', ')

/** What decides the order of rows, by the measure. */
const worth: Readonly<Record<SalesMeasure, (side: string) => string>> = {
  sales: (side) => `sales_cents_${side}`,
  cases: (side) => `cases_${side}`,
  margin: (side) => `(sales_cents_${side} - cost_cents_${side})`,
  orders: (side) => `orders_${side}`,
  average: (side) => `sales_cents_${side} / nullif(orders_${side}, 0)`,
}

/** The order of rows, the first one lowest. */
function placeBy(question: SalesQuestion): string {
  const { by, measure, ranking } = question
  if (by === 'week') return 'key::int'
  const isCounted = !isOfItems(question) || (measure !== 'orders' && measure !== 'average')
  const [now, last] = sides.map((side) => (isCounted ? `coalesce(${worth[measure](side)}, 0)` : '0::bigint'))
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
  const shape = { by, filter, scope }
  const { key, label, note } = isOfCategories(shape) && by === 'category' ? { ...keys.category, key: 'f.g2' } : keys[by]
  const shown = { withCosts, ofItems: isOfItems(shape) }
  // Only items that are asked for; the catalogue is small beside the sums.
  const narrowed =
    asksOfItems(filter) && !isOfCategories(shape)
      ? (`, narrowed as materialized (
         select i.division, i.item_number from items i join categories k on k.id = i.category_id where ${isAsked})` as const)
      : ''
  // Items are added up before each is looked for in the catalogue.
  const catalogue =
    (by === 'category' || by === 'brand') && !isOfCategories(shape)
      ? `left join items i on i.division = f.g1 and i.item_number = f.g2 left join categories k on k.id = i.category_id`
      : ''
  return unprepared(
    `with ${scopes[scope]}${narrowed},
     parts as (${sidesOf(shape)}),
     first as (${firstOf(shape)} group by 1, 2),
     -- What was only taken off again is not there.
     kept as (select * from first f where coalesce(f.lines_now, 0) <> 0 or coalesce(f.lines_last, 0) <> 0),
     grouped as materialized (select ${key} as key, ${catalogue === '' ? 'f.*' : sumsAgain(shape)} from kept f ${catalogue}
       ${catalogue === '' ? '' : 'group by 1'}),
     chosen as (select * from grouped order by ${placeBy(question)} limit :limit::int),
     shown as (select *, row_number() over (order by ${placeBy(question)}) as place from chosen),
     total as (select ${sumsAgain(shape)} from grouped f)
     select (select count(*)::int from grouped) as count,
       (select row_to_json(t) from (select ${figures('t', shown)} from total t) t) as total,
       coalesce((select json_agg(row_to_json(r) order by r.place) from (
         select g.key, ${label} as label, ${note} as note, g.place, ${figures('g', shown)}
         from shown g) r), '[]') as rows`,
  )
}

/** Whose sums answer a question: rows of reps and customers are of ship-tos, whoever asks. */
async function scopeOf(db: Queries, question: SalesQuestion): Promise<Scope> {
  const { userId, by, filter } = question
  const { rep, shipTo } = filter
  const isOfShipTos = by === 'rep' || by === 'customer' || rep !== null || shipTo !== null
  const ofItems = isOfItems(question)
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

/** A row of both years, whether or not all days of the earlier one are known. */
export type SumOfYears = Omit<SalesRow, 'isNew'> & { readonly last: SalesFigures }

/** STAFF-6: sales by one thing, this year's range beside last year's, and their totals. */
export async function readSales(
  db: Queries,
  question: SalesQuestion,
): Promise<{ count: number; total: { now: SalesFigures; last: SalesFigures }; rows: SumOfYears[] }> {
  const { userId, filter, from, until, lastFrom, lastUntil, limit } = question
  const scope = await scopeOf(db, question)
  const values = { ...filter, userId, from, until, lastFrom, lastUntil, limit }
  const [now, last] = [splitRange(from, until), splitRange(lastFrom, lastUntil)]
  return db.row(statementOf(question, scope)({ ...values, ...valuesOf('now', now), ...valuesOf('last', last) }))
}
