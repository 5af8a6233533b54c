import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CompactGuideLine } from '../guide.ts'

const all = sql(
  'guides.compact-lines',
  `select g.line_id as "lineId", case when g.item_number is null then 'customItem' else 'item' end as type,
          g.item_number as "itemNumber", g.custom_item_id as "customItemId", g.case_par_value as "caseParValue",
          g.each_par_value as "eachParValue", g.reorder_point_pct as "reorderPointPct",
          coalesce(i.each_only, false) as "eachOnly", coalesce(w.customer_description, '') as "customerDescription",
          coalesce(w.customer_item_number, x.customer_item_number, '') as "customerItemNumber",
          g.category_id as "categoryId", g.location_id as "locationId", g.sort_sequence as "sortSequence",
          coalesce(i.description, x.description, '') as description, coalesce(i.brand, x.brand, '') as brand,
          coalesce(i.pack_size_description, x.pack_size_description, '') as "packSizeDescription",
          coalesce(i.gtin, x.gtin, '') as gtin, coalesce(i.is_catch_weight, x.is_catch_weight, false) as "isCatchWeight",
          coalesce(i.is_broken_case, x.is_broken_case, false) as "isBrokenCase",
          coalesce(i.case_weight_hundredths, x.case_net_weight_hundredths, 0) as "caseWeightHundredths",
          coalesce(i.eaches_per_case, x.eaches_per_case, 1) as "eachesPerCase",
          coalesce(i.erp_status = 'active', x.is_active, false) as "isActive"
   from guide_items g
   left join items i on i.division = g.division and i.item_number = g.item_number
     and (not i.is_proprietary or g.ship_to = any(i.reserved_ship_tos))
   left join customer_items w on w.division = g.division and w.ship_to = g.ship_to and w.item_number = i.item_number
   left join custom_items x on x.id = g.custom_item_id
   where g.guide_id = :guideId order by g.sort_sequence, g.line_id`,
)

/**
 * GUIDE-1: all lines of a guide in the order of the shelf, without prices. An item made for others
 * keeps its place and has no words (ITEM-9).
 */
export const readCompactLines = (db: Queries, guideId: string): Promise<CompactGuideLine[]> =>
  db.rows<CompactGuideLine>(all({ guideId }))
