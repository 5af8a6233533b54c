import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import { type Guide, type GuideFacts, type GuideType, standardGuideName } from '../guide.ts'

/** The ship-to whose guides are read. */
export interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

/** Which guide. */
export interface GuideName extends OfShipTo {
  readonly type: GuideType
  readonly guideId: string
}

/** A guide as it is stored. */
export type GuideHead = Omit<Guide, 'abilities'> & GuideFacts

const columns = `g.id, g.type, g.name, g.ship_to as "shipTo", g.is_dsr_managed as "isDsrManaged", g.version,
  g.line_count as "lineCount", g.changed_at as "changedAt", u.name as "changedByName"` as const
const tables = 'guides g left join users u on u.id = g.changed_by' as const
const isOfShipTo = 'g.division = :division and g.ship_to = :shipTo' as const

const all = sql(
  'guides.list',
  `select ${columns},
     (select d.guide_id from default_guides d
      where d.user_id = :userId and d.division = :division and d.ship_to = :shipTo) as "defaultId"
   from ${tables}
   where ${isOfShipTo}
   order by case g.type when 'Standard' then 1 when 'CustomOrder' then 2 else 3 end, lower(g.name), g.id`,
)
const one = sql(
  'guides.one',
  `select ${columns} from ${tables} where ${isOfShipTo} and g.type = :type and g.id = :guideId`,
)
const any = sql('guides.any', `select ${columns} from ${tables} where ${isOfShipTo} and g.id = :guideId`)
const placed = sql(
  'guides.placed',
  'select g.type, g.name, g.division, g.ship_to as "shipTo" from guides g where g.id = :guideId',
)
const locked = sql(
  'guides.locked',
  `select ${columns} from ${tables} where ${isOfShipTo} and g.id = any(:guideIds::uuid[]) order by g.id
   for no key update of g`,
)
// As the unique index reads names: JavaScript folds some letters of other alphabets differently.
const named = sql(
  'guides.named',
  `select g.id from guides g where ${isOfShipTo} and g.type = :type and lower(g.name) = lower(:name)
     and g.id is distinct from :besides::uuid`,
)
const insertStandard = sql(
  'guides.insert-standard',
  `insert into guides (id, division, ship_to, type, name) values (:id, :division, :shipTo, 'Standard', :name)
   on conflict (division, ship_to) where type = 'Standard' do nothing`,
)
const lockStandard = sql(
  'guides.lock-standard',
  `select ${columns} from ${tables} where ${isOfShipTo} and g.type = 'Standard' for no key update of g`,
)

/** The guides of a ship-to in their order, and the one this person chose as default. */
export async function readGuides(
  db: Queries,
  { division, shipTo }: OfShipTo,
  userId: string,
): Promise<{ guides: GuideHead[]; defaultId: string | null }> {
  const rows = await db.rows<GuideHead & { defaultId: string | null }>(all({ division, shipTo, userId }))
  return {
    guides: rows.map(({ defaultId: _, ...guide }) => guide),
    defaultId: rows[0]?.defaultId ?? null,
  }
}

/** The statement that reads one guide of the ship-to as a `GuideHead`. */
export const guideQuery = ({ division, shipTo, type, guideId }: GuideName): Query =>
  one({ division, shipTo, type, guideId })

/** One guide of the ship-to, or undefined. */
export const readGuide = (db: Queries, name: GuideName) => db.maybe<GuideHead>(guideQuery(name))

/** One guide of the ship-to, of whatever type, or undefined. */
export const readAnyGuide = (db: Queries, { division, shipTo }: OfShipTo, guideId: string) =>
  db.maybe<GuideHead>(any({ division, shipTo, guideId }))

/** A guide by its id alone, whosever it is: the caller checks whether its reader may see it. */
export const readPlacedGuide = (db: Queries, guideId: string) =>
  db.maybe<Pick<Guide, 'type' | 'name'> & OfShipTo>(placed({ guideId }))

/**
 * Guides that are about to change, their rows locked in the order of their ids until the
 * transaction ends; those of other ship-tos are absent.
 */
export const lockGuides = (tx: Queries, { division, shipTo }: OfShipTo, guideIds: readonly string[]) =>
  tx.rows<GuideHead>(locked({ division, shipTo, guideIds }))

/** Whether another guide of the type has the name, in any case of letters. */
export const isNameTaken = async (
  db: Queries,
  { division, shipTo }: OfShipTo,
  { type, name, id: besides = null }: { readonly type: string; readonly name: string; readonly id?: string | null },
): Promise<boolean> => (await db.maybe(named({ division, shipTo, type, name, besides }))) !== undefined

/** GUIDE-1: gives a ship-to its Standard guide; true when it had none. */
export const addStandardGuide = async (db: Queries, { division, shipTo }: OfShipTo): Promise<boolean> =>
  (await db.run(insertStandard({ id: uuidv7(), division, shipTo, name: standardGuideName }))) > 0

/** The Standard guide of a ship-to, its row locked until the transaction ends. */
export const lockStandardGuide = (tx: Queries, { division, shipTo }: OfShipTo) =>
  tx.maybe<GuideHead>(lockStandard({ division, shipTo }))
