import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OfShipTo } from './guide.store.ts'

// A kitchen's own guides: the Standard guide repeats what is bought, which is known already. The
// default guide is each person's own, so it is named by the user.
const all = sql(
  'guides.items-of-guides',
  `select i.item_number as "itemNumber", bool_or(d.guide_id is not null) as "isInDefault"
   from guides g
   join guide_items i on i.guide_id = g.id
   left join default_guides d on d.guide_id = g.id and d.user_id = :userId
   where g.division = :division and g.ship_to = :shipTo and i.item_number is not null
   group by i.item_number`,
)

/** The items of a ship-to's guides; true for those of the guide this person orders from first. */
export async function itemsOfGuides(
  db: Queries,
  { division, shipTo }: OfShipTo,
  userId: string,
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.rows<{ itemNumber: string; isInDefault: boolean }>(all({ division, shipTo, userId }))
  return new Map(rows.map(({ itemNumber, isInDefault }) => [itemNumber, isInDefault]))
}

const ofOne = sql(
  'guides.items-of-guide',
  `select g.id, array(
     select i.item_number from guide_items i
     where i.guide_id = g.id and i.item_number is not null order by i.sort_sequence, i.line_id) as "itemNumbers"
   from guides g where g.division = :division and g.ship_to = :shipTo and g.id = :guideId`,
)

/**
 * The items of one guide in the order of its shelf; undefined when the ship-to has no such guide.
 */
export const itemNumbersOfGuide = async (
  db: Queries,
  { division, shipTo }: OfShipTo,
  guideId: string,
): Promise<readonly string[] | undefined> =>
  (await db.maybe<{ itemNumbers: string[] }>(ofOne({ division, shipTo, guideId })))?.itemNumbers
