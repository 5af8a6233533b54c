import type { OwnDataUser, OwnRow } from '#areas/customer-data/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { lockGuides } from './guide.store.ts'
import { raiseVersion } from './save-guide.ts'

const isNamed = `g.division = :division and g.ship_to = :shipTo and case :kind
  when 'category' then g.category_id = :id::uuid
  when 'location' then g.location_id = :id::uuid
  when 'customItem' then g.custom_item_id = :id::uuid else false end` as const
const count = sql('guides.count-uses', `select count(*)::int as count from guide_items g where ${isNamed}`)
const guidesNaming = sql('guides.naming', `select distinct g.guide_id as "guideId" from guide_items g where ${isNamed}`)
const move = sql(
  'guides.move-uses',
  `update guide_items g set
     category_id = case when :kind = 'category' then :to::uuid else g.category_id end,
     location_id = case when :kind = 'location' then :to::uuid else g.location_id end
   where ${isNamed}`,
)

const valuesOf = ({ division, shipTo, kind, id }: OwnRow) => ({ division, shipTo, kind, id })

/** Lines of guides that name a category, location or custom item (decision 21). */
export const guideLineUser: OwnDataUser = {
  noun: 'guide line',
  count: async (db: Queries, row: OwnRow) => (await db.row<{ count: number }>(count(valuesOf(row)))).count,
  // A guide whose lines moved has a new version, and its readers are notified.
  move: async (tx, row, to) => {
    const naming = await tx.rows<{ guideId: string }>(guidesNaming(valuesOf(row)))
    const guides = await lockGuides(
      tx,
      row,
      naming.map(({ guideId }) => guideId),
    )
    await tx.send(move({ ...valuesOf(row), to }))
    for (const guide of guides) await raiseVersion(tx, row, guide)
  },
}
