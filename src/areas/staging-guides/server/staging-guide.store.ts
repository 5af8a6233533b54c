import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import type { LineState, StagingGuide } from '../staging-guide.ts'

/** The ship-to whose lists are read. */
export interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

/** Which staging guide. */
export interface StagingName extends OfShipTo {
  readonly id: string
}

const countOf = <State extends LineState>(state: State) =>
  `'${state}', count(*) filter (where l.state = '${state}')` as const
const columns = `g.id, g.ship_to as "shipTo", g.name, g.file_name as "fileName", g.created_at as "createdAt",
  u.name as "createdByName", g.migrated_at as "migratedAt",
  case when m.id is not null then json_build_object('id', m.id, 'type', m.type) end as guide,
  (select json_build_object('total', count(*), ${countOf('waiting')}, ${countOf('matched')}, ${countOf('asked')},
     ${countOf('unmatched')}, ${countOf('chosen')}, ${countOf('customItem')}, ${countOf('leftOut')})
   from staging_guide_lines l where l.staging_guide_id = g.id) as lines` as const
const tables = `staging_guides g
  left join users u on u.id = g.created_by
  left join guides m on m.division = g.division and m.ship_to = g.ship_to and m.id = g.guide_id` as const
const isOfShipTo = 'g.division = :division and g.ship_to = :shipTo' as const

const all = sql(
  'staging-guides.list',
  `select ${columns} from ${tables} where ${isOfShipTo} order by g.created_at desc, g.id desc`,
)
const one = sql('staging-guides.one', `select ${columns} from ${tables} where ${isOfShipTo} and g.id = :id`)
const lock = sql(
  'staging-guides.lock',
  `select g.id, g.name, g.migrated_at is not null as "isMigrated" from staging_guides g
   where ${isOfShipTo} and g.id = any(:ids::uuid[]) order by g.id for no key update`,
)
const insert = sql(
  'staging-guides.insert',
  `insert into staging_guides (id, division, ship_to, name, file_name, created_by, created_at)
   values (:id, :division, :shipTo, :name, :fileName, :userId, :now)`,
)
const count = sql('staging-guides.count', `select count(*)::int as count from staging_guides g where ${isOfShipTo}`)
// Creations at one ship-to wait for each other, so that the limit holds.
const lockShipTo = sql(
  'staging-guides.lock-ship-to',
  'select 1 from ship_tos s where s.division = :division and s.number = :shipTo for no key update',
)
const remove = sql('staging-guides.delete', `delete from staging_guides g where ${isOfShipTo} and g.id = :id`)
const markMigrated = sql(
  'staging-guides.mark-migrated',
  'update staging_guides set guide_id = :guideId, migrated_at = :now where id = :id',
)

/** The staging guides of a ship-to, the newest first. */
export const readStagingGuides = (db: Queries, { division, shipTo }: OfShipTo) =>
  db.rows<StagingGuide>(all({ division, shipTo }))

/** One of them; undefined: not of this ship-to, or deleted. */
export const readStagingGuide = (db: Queries, { division, shipTo, id }: StagingName) =>
  db.maybe<StagingGuide>(one({ division, shipTo, id }))

/** A staging guide whose row is locked. */
export interface LockedStagingGuide {
  readonly id: string
  readonly name: string
  readonly isMigrated: boolean
}

/** Locked in the order of their ids until the transaction ends; those of others are absent. */
export const lockStagingGuides = (tx: Queries, { division, shipTo }: OfShipTo, ids: readonly string[]) =>
  tx.rows<LockedStagingGuide>(lock({ division, shipTo, ids }))

/** How many the ship-to has; another one is not added before the transaction ends. */
export async function countStagingGuides(tx: Queries, { division, shipTo }: OfShipTo): Promise<number> {
  await tx.send(lockShipTo({ division, shipTo }))
  return (await tx.row<{ count: number }>(count({ division, shipTo }))).count
}

/** Adds one without lines. */
export const insertStagingGuide = (
  tx: Queries,
  given: StagingName & {
    readonly name: string
    readonly fileName: string
    readonly userId: string
    readonly now: Date
  },
): Promise<void> => tx.send(insert({ ...given }))

/** Deletes one with its lines; false: there was none. */
export const removeStagingGuide = async (tx: Queries, { division, shipTo, id }: StagingName): Promise<boolean> =>
  (await tx.run(remove({ division, shipTo, id }))) > 0

/** Records the guide that was made of it. */
export const setMigrated = (tx: Queries, id: string, guideId: string, now: Date): Promise<void> =>
  tx.send(markMigrated({ id, guideId, now }))

/** Notifies staff at commit that a staging guide changed. */
export const publishStagingGuide = (tx: Queries, { division, shipTo, id }: StagingName, by?: string): Promise<void> =>
  publish(tx, { topic: 'staging-guide', division, shipTo, id, staffOnly: true, ...(by !== undefined && { by }) })
