import type { z } from 'zod'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { GuideLine } from '../guide.ts'
import type { guideQuery } from '../guides.endpoints.ts'
import type { SearchableLine } from '../rules/matches-keyword.ts'

/** A line as a page reads it; what it is of comes from the shop and from customer data. */
export interface PageLine extends Omit<GuideLine, 'type' | 'eachOnly' | 'customerDescription' | 'customerItemNumber'> {
  readonly groupId: string | null
  readonly groupName: string | null
}

/** How the lines of a guide are put under headings. */
export type GroupBy = z.output<typeof guideQuery>['groupBy']

/** Which lines of a guide are read, and in which order. */
export interface LineSelection {
  readonly guideId: string
  readonly groupBy: GroupBy
  /** Ids, or `none`; null: all. */
  readonly categoryIds: readonly string[] | null
  readonly locationIds: readonly string[] | null
}

// By id alone: the schema keeps a line from naming what is another ship-to's, and a composite key
// tempts the planner into another index while a table is new.
const namedTables = `
  left join customer_categories c on c.id = g.category_id
  left join customer_locations l on l.id = g.location_id` as const
// The department of an item stands in where the kitchen has no category of its own.
const departments = `
  left join items i on g.category_id is null and i.division = g.division and i.item_number = g.item_number
  left join categories k on k.id = i.category_id
  left join categories t on t.id = k.top_id` as const

/** Each grouping's order before that of the shelf, and its headings. */
const groupings = {
  none: { order: '', id: 'null::text', name: 'null::text' },
  category: {
    order: '(c.id is null), (t.id is null), c.sort_sequence, lower(c.name), c.id, t.position, t.name, t.id,',
    id: 'coalesce(g.category_id::text, t.id)',
    name: 'coalesce(c.name, t.name)',
  },
  location: {
    order: '(l.id is null), l.sort_sequence, lower(l.name), l.id,',
    id: 'g.location_id::text',
    name: 'l.name',
  },
} as const satisfies Record<GroupBy, object>

/** Departments are joined only where they decide: the plain page is read in the index's order. */
const needsDepartments = ({ groupBy, categoryIds }: LineSelection) => groupBy === 'category' || categoryIds !== null
const variantOf = (selection: LineSelection) =>
  `${selection.groupBy}${needsDepartments(selection) ? '.departments' : ''}`

/** SQL: the selected lines under the alias `g`; `order` for those that come in their order. */
function selected(selection: LineSelection) {
  const { order } = groupings[selection.groupBy]
  const [tables, department] = needsDepartments(selection) ? [departments, 't.id'] : ['', 'null']
  const joined = needsDepartments(selection) || selection.groupBy !== 'none'
  return {
    joins: `${joined ? namedTables : ''} ${tables}` as string,
    where: `g.guide_id = :guideId
      and (:categoryIds::text[] is null
        or coalesce(g.category_id::text, ${department as string}, 'none') = any(:categoryIds::text[]))
      and (:locationIds::text[] is null or coalesce(g.location_id::text, 'none') = any(:locationIds::text[]))`,
    order: `${order as string} g.sort_sequence, g.line_id`,
  } as const
}

const valuesOf = ({ guideId, categoryIds, locationIds }: LineSelection) => ({ guideId, categoryIds, locationIds })

/** SQL: the lines of a list of ids, an SQL term, as `PageLine` in the order of the list. */
const pageLines = <Ids extends string>(ids: Ids, groupBy: GroupBy) =>
  `select g.line_id as "lineId", g.item_number as "itemNumber", g.custom_item_id as "customItemId",
     g.case_par_value as "caseParValue", g.each_par_value as "eachParValue", g.reorder_point_pct as "reorderPointPct",
     g.category_id as "categoryId", c.name as "categoryName", g.location_id as "locationId", l.name as "locationName",
     g.sort_sequence as "sortSequence", g.is_pinned as "isPinned", g.reason, g.added_at as "addedAt",
     u.name as "addedByName", ${groupings[groupBy].id as string} as "groupId",
     ${groupings[groupBy].name as string} as "groupName"
   from unnest(${ids}) with ordinality as w (line_id, place)
   join guide_items g on g.guide_id = :guideId and g.line_id = w.line_id ${namedTables}
   ${(groupBy === 'category' ? departments : '') as string}
   left join users u on u.id = g.added_by
   order by w.place` as const

/** GUIDE-1: a page of the selected lines in their order. */
export function readPage(
  db: Queries,
  selection: LineSelection,
  page: { readonly limit: number; readonly offset: number },
): Promise<PageLine[]> {
  const { joins, where, order } = selected(selection)
  const ids =
    `array(select g.line_id from guide_items g ${joins} where ${where} order by ${order} limit :limit offset :offset)` as const
  const statement = sql(`guides.page.${variantOf(selection)}`, pageLines(ids, selection.groupBy))
  return db.rows<PageLine>(statement({ ...valuesOf(selection), limit: page.limit, offset: page.offset }))
}

/** These lines of a guide, in the order of their ids; those that are gone are absent. */
export function readLines(
  db: Queries,
  { guideId, groupBy }: Pick<LineSelection, 'guideId' | 'groupBy'>,
  lineIds: readonly string[],
): Promise<PageLine[]> {
  const statement = sql(`guides.page-of.${groupBy}`, pageLines(':lineIds::uuid[]', groupBy))
  return db.rows<PageLine>(statement({ guideId, lineIds }))
}

/** How many lines are selected. */
export async function countLines(db: Queries, selection: LineSelection): Promise<number> {
  const { joins, where } = selected(selection)
  const statement = sql(
    `guides.count.${variantOf(selection)}`,
    `select count(*)::int as total from guide_items g ${joins} where ${where}`,
  )
  return (await db.row<{ total: number }>(statement(valuesOf(selection)))).total
}

/** What the selected lines are found by, in their order. Items made for others have no words. */
export function readSearchable(
  db: Queries,
  selection: LineSelection,
): Promise<(SearchableLine & { readonly lineId: string })[]> {
  const { joins, where, order } = selected(selection)
  const statement = sql(
    `guides.searchable.${variantOf(selection)}`,
    `select g.line_id as "lineId", coalesce(s.item_number, '') as "itemNumber",
       coalesce(s.description, x.description, '') as description, coalesce(s.brand, x.brand, '') as brand,
       coalesce(s.gtin, x.gtin, '') as gtin, coalesce(w.customer_description, '') as "customerDescription",
       coalesce(w.customer_item_number, x.customer_item_number, '') as "customerItemNumber"
     from guide_items g ${joins}
     left join items s on s.division = g.division and s.item_number = g.item_number
       and (not s.is_proprietary or g.ship_to = any(s.reserved_ship_tos))
     left join customer_items w on w.division = g.division and w.ship_to = g.ship_to and w.item_number = g.item_number
     left join custom_items x on x.id = g.custom_item_id
     where ${where} order by ${order}`,
  )
  return db.rows(statement(valuesOf(selection)))
}
