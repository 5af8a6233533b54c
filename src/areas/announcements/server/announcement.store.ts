import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Announcement, AnnouncementText } from '../announcement.ts'

/** Who changes an announcement, and when. */
interface Change {
  readonly by: string
  readonly at: Date
}

const all = sql(
  'announcements.all',
  `select a.id, a.name, a.value, a.features, a.device_type as "deviceType", a.starts_on as "startsOn",
          a.ends_on as "endsOn", a.version, u.name as "changedByName", a.changed_at as "changedAt"
   from announcements a join users u on u.id = a.changed_by
   order by a.position, a.id`,
)
// Bound to run before `now` is past their end: the list stays short however many have expired.
const unexpired = sql(
  'announcements.unexpired',
  `select id, value, features, device_type as "deviceType", starts_on as "startsOn", ends_on as "endsOn"
   from announcements where ends_on is null or ends_on > :now order by position, id`,
)
const insert = sql(
  'announcements.insert',
  `insert into announcements (id, name, value, features, device_type, starts_on, ends_on, position, changed_by, changed_at)
   select :id, :name, :value, :features, :deviceType, :startsOn, :endsOn, coalesce(max(position), 0) + 1,
     :changedBy, :changedAt from announcements`,
)
const update = sql(
  'announcements.update',
  `update announcements
   set name = :name, value = :value, features = :features, device_type = :deviceType, starts_on = :startsOn,
     ends_on = :endsOn, version = version + 1, changed_by = :changedBy, changed_at = :changedAt
   where id = :id`,
)
const locked = sql(
  'announcements.locked',
  'select id, version, name, value, features from announcements where id = any(:ids) for update',
)
const remove = sql('announcements.remove', 'delete from announcements where id = :id')
const lockAll = sql('announcements.lock-all', 'select id from announcements order by id for update')
const sort = sql(
  'announcements.sort',
  `update announcements a set position = wanted.place
   from unnest(:ids::uuid[]) with ordinality as wanted (id, place) where a.id = wanted.id`,
)

/** STAFF-2: all of them, in order. */
export const allAnnouncements = (db: Queries): Promise<Announcement[]> => db.rows<Announcement>(all())

/** Those not over yet, in order, with what decides who sees them. */
export const unexpiredAnnouncements = (db: Queries, now: Date) =>
  db.rows<Pick<Announcement, 'id' | 'value' | 'features' | 'deviceType' | 'startsOn' | 'endsOn'>>(unexpired({ now }))

/** Adds one at the end. */
export const addAnnouncement = (db: Queries, id: string, text: AnnouncementText, change: Change): Promise<void> =>
  db.send(insert(valuesOf(id, text, change)))

/** Replaces one, whose row is locked. */
export const changeAnnouncement = (db: Queries, id: string, text: AnnouncementText, change: Change): Promise<void> =>
  db.send(update(valuesOf(id, text, change)))

const valuesOf = (id: string, text: AnnouncementText, { by, at }: Change) => ({
  id,
  name: text.name,
  value: text.value,
  features: text.features,
  deviceType: text.deviceType,
  startsOn: text.startsOn,
  endsOn: text.endsOn,
  changedBy: by,
  changedAt: at,
})

/** One, locked until the transaction ends; undefined when it is gone. */
export const lockAnnouncement = (db: Queries, id: string) =>
  db.maybe<Pick<Announcement, 'id' | 'version' | 'name' | 'value' | 'features'>>(locked({ ids: [id] }))

/** Takes one away. */
export const removeAnnouncement = (db: Queries, id: string): Promise<void> => db.send(remove({ id }))

/** The ids of all, locked until the transaction ends. */
export const lockAllAnnouncements = async (db: Queries): Promise<string[]> =>
  (await db.rows<{ id: string }>(lockAll())).map(({ id }) => id)

/** Puts them into this order. */
export const sortAnnouncements = (db: Queries, ids: readonly string[]): Promise<void> => db.send(sort({ ids }))
