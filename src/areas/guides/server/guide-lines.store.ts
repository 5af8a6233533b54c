import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type {
  CustomItemFacts,
  LineChangeFacts,
  LineWishes,
  PackingFacts,
  StoredGuideLine,
} from '../rules/plan-line-changes.ts'
import type { GuideHead, OfShipTo } from './guide.store.ts'

const lines = sql(
  'guides.lines-to-change',
  `select g.line_id as "lineId", g.item_number as "itemNumber", g.custom_item_id as "customItemId",
          g.case_par_value as "caseParValue", g.each_par_value as "eachParValue",
          g.reorder_point_pct as "reorderPointPct", g.category_id as "categoryId", g.location_id as "locationId"
   from guide_items g
   where g.guide_id = :guideId and (g.line_id = any(:lineIds::uuid[]) or g.item_number = any(:itemNumbers::text[])
     or g.custom_item_id = any(:customItemIds::uuid[]))`,
)
// Locked, so that nobody deletes what a line is about to name.
const ownData = sql(
  'guides.own-data',
  `select coalesce((select json_agg(json_build_object('id', n.id, 'eachOnly', false, 'isBrokenCase', n.is_broken_case,
       'categoryId', n.category_id, 'locationId', n.location_id)) from (select c.* from custom_items c
     where c.division = :division and c.ship_to = :shipTo and c.id = any(:customItemIds::uuid[]) and c.is_active
     for key share) n), '[]') as "customItems",
     array(select c.id from customer_categories c where c.division = :division and c.ship_to = :shipTo
       and c.id = any(:categoryIds::uuid[]) for key share) as categories,
     array(select l.id from customer_locations l where l.division = :division and l.ship_to = :shipTo
       and l.id = any(:locationIds::uuid[]) for key share) as locations`,
)

interface OwnData {
  readonly customItems: readonly (CustomItemFacts & { readonly id: string })[]
  readonly categories: readonly string[]
  readonly locations: readonly string[]
}

/** What a change of lines is decided by; the guide's row is locked. */
export async function lineChangeFacts(
  tx: Queries,
  where: OfShipTo,
  guide: GuideHead,
  wishes: LineWishes,
): Promise<LineChangeFacts> {
  const { itemsAdded, itemsChanged, itemsRemoved } = wishes
  const wished = [...itemsAdded, ...itemsChanged]
  const addedNumbers = valuesOf(itemsAdded, ({ itemNumber }) => itemNumber)
  const addedCustom = valuesOf(itemsAdded, ({ customItemId }) => customItemId)
  const stored = await tx.rows<StoredGuideLine>(
    lines({
      guideId: guide.id,
      lineIds: [...itemsChanged, ...itemsRemoved].map(({ lineId }) => lineId),
      itemNumbers: addedNumbers,
      customItemIds: addedCustom,
    }),
  )
  const numbers = [...addedNumbers, ...valuesOf(stored, ({ itemNumber }) => itemNumber)]
  const items = await visibleItems(tx, where, numbers)
  const own = await tx.row<OwnData>(
    ownData({
      division: where.division,
      shipTo: where.shipTo,
      customItemIds: [...addedCustom, ...valuesOf(stored, ({ customItemId }) => customItemId)],
      categoryIds: valuesOf(wished, ({ categoryId }) => categoryId),
      locationIds: valuesOf(wished, ({ locationId }) => locationId),
    }),
  )
  return {
    guide,
    lines: stored,
    items,
    customItems: new Map(own.customItems.map((each) => [each.id, each])),
    categories: new Set(own.categories),
    locations: new Set(own.locations),
  }
}

/** The lines of a guide for these items of the catalogue. */
export const linesOfItems = (
  db: Queries,
  guideId: string,
  itemNumbers: readonly string[],
): Promise<StoredGuideLine[]> =>
  db.rows<StoredGuideLine>(lines({ guideId, lineIds: [], itemNumbers, customItemIds: [] }))

/** Items that a ship-to can see and find, by number (ITEM-9). */
export async function visibleItems(
  db: Queries,
  { division, shipTo }: OfShipTo,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, PackingFacts>> {
  if (itemNumbers.length === 0) return new Map()
  const facts = await itemFacts(db, { division, shipTo }, itemNumbers)
  return new Map([...facts].filter(([, item]) => item.erpStatus !== 'inactive' && isItemVisible(item)))
}

const valuesOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => string | null | undefined): string[] => [
  ...new Set(rows.map(valueOf).filter((value) => value !== null && value !== undefined)),
]
