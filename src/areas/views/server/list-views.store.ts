import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Audience, ListView, ViewKind, ViewText } from '../list-view.ts'

/** A view as stored; what its reader may do is the rule's. */
export type StoredView = Omit<ListView, 'change'> & {
  readonly ownerId: string
  readonly division: string | null
  readonly billTo: string | null
}

const columns = `v.id, v.name, v.columns, v.sort_by as "sortBy", v.sort_direction as "sortDirection",
  v.shared_with as "sharedWith", v.owner_id = :userId as "isOwn", v.owner_id as "ownerId", o.name as "ownerName", v.division,
  v.bill_to as "billTo", v.version, c.name as "changedByName", v.changed_at as "changedAt"` as const
const tables = `list_views v join users o on o.id = v.owner_id join users c on c.id = v.changed_by` as const
const isOthers = `(v.shared_with = 'staff' and :isStaff)` as const

const ofShipTo = sql(
  'views.of-ship-to',
  `select ${columns} from ${tables}
   where v.kind = :kind and (v.list = 'own:' || :userId or ${isOthers}
     or (v.shared_with = 'billTo' and v.division = :division and v.bill_to = :billTo))
   order by case v.shared_with when 'nobody' then 1 when 'billTo' then 2 else 3 end, v.place, v.id`,
)
const one = sql(
  'views.one',
  `select ${columns} from ${tables}
   where v.id = :id and v.kind = :kind and (v.list = 'own:' || :userId or ${isOthers}
     or (v.shared_with = 'billTo' and exists (
       select from ${shipTosAllowed(':userId')} a join ship_tos s on s.division = a.division and s.number = a.ship_to
       where s.division = v.division and s.bill_to = v.bill_to)))`,
)
const idsOfList = sql(
  'views.ids-of-list',
  'select id from list_views where kind = :kind and list = :list order by place, id',
)
// Views change seldom: one lock for all of a kind, so that nobody waits in a circle.
const hold = sql('views.hold', `select pg_advisory_xact_lock(hashtextextended('views ' || :kind, 0))`)
const insert = sql(
  'views.insert',
  `insert into list_views (id, kind, list, shared_with, owner_id, division, bill_to, name, columns, sort_by,
     sort_direction, place, changed_by, changed_at)
   select :id, :kind, :list, :sharedWith, :userId, :division, :billTo, :name, :columns, :sortBy, :sortDirection,
     coalesce(max(place), 0) + 1, :by, :at
   from list_views where kind = :kind and list = :list
   on conflict do nothing returning id`,
)
const update = sql(
  'views.update',
  `update list_views v
   set name = :name, columns = :columns, sort_by = :sortBy, sort_direction = :sortDirection, version = version + 1,
     shared_with = :sharedWith, division = :division, bill_to = :billTo, changed_by = :by, changed_at = :at,
     place = case when list = :list then place else
       (select coalesce(max(o.place), 0) + 1 from list_views o where o.kind = v.kind and o.list = :list) end,
     list = :list
   where id = :id and not exists (
     select from list_views o
     where o.kind = v.kind and o.list = :list and lower(o.name) = lower(:name) and o.id <> v.id)
   returning id`,
)
const remove = sql('views.remove', 'delete from list_views where id = :id')
const sort = sql(
  'views.sort',
  `update list_views v set place = wanted.place
   from unnest(:ids::uuid[]) with ordinality as wanted (id, place) where v.id = wanted.id`,
)

/** Whose views are read, and with whose eyes. */
export interface ViewReader {
  readonly userId: string
  readonly isStaff: boolean
}

/** STAFF-4: the views a reader may use for a ship-to of this bill-to, list by list in order. */
export const viewsFor = (
  db: Queries,
  kind: ViewKind,
  { userId, isStaff }: ViewReader,
  { division, billTo }: { division: string; billTo: string },
) => db.rows<StoredView>(ofShipTo({ kind, userId, isStaff, division, billTo }))

/** Holds all views of a kind as they are until the transaction ends. */
export const holdViews = (db: Queries, kind: ViewKind): Promise<void> => db.send(hold({ kind }))

/** One view that the reader may use; undefined for any other. */
export const readView = (db: Queries, kind: ViewKind, { userId, isStaff }: ViewReader, id: string) =>
  db.maybe<StoredView>(one({ id, kind, userId, isStaff }))

/** The list a view stands in: names and places are of a list. */
export interface ViewList {
  readonly kind: ViewKind
  readonly sharedWith: Audience
  readonly userId: string
  readonly division: string | null
  readonly billTo: string | null
}

const keyOf = ({ sharedWith, userId, division, billTo }: ViewList): string => {
  if (sharedWith === 'staff') return 'staff'
  return sharedWith === 'nobody' ? `own:${userId}` : `billTo:${division!}/${billTo!}`
}

/** The ids of a list in their order. */
export const idsOf = async (db: Queries, list: ViewList): Promise<string[]> =>
  (await db.rows<{ id: string }>(idsOfList({ kind: list.kind, list: keyOf(list) }))).map(({ id }) => id)

/** Who changes a view, and when. */
interface Change {
  readonly by: string
  readonly at: Date
}

const valuesOf = (list: ViewList, text: ViewText, { by, at }: Change) => ({
  list: keyOf(list),
  sharedWith: list.sharedWith,
  division: list.division,
  billTo: list.billTo,
  name: text.name,
  columns: text.columns,
  sortBy: text.sortBy,
  sortDirection: text.sortDirection,
  by,
  at,
})

/** Adds a view at the end of its list; false when the list has its name. */
export const addView = async (db: Queries, id: string, list: ViewList, text: ViewText, change: Change) =>
  (await db.maybe(insert({ id, kind: list.kind, userId: list.userId, ...valuesOf(list, text, change) }))) !== undefined

/** Changes a view that is held; false when the list has its name. */
export const changeView = async (db: Queries, id: string, list: ViewList, text: ViewText, change: Change) =>
  (await db.maybe(update({ id, ...valuesOf(list, text, change) }))) !== undefined

/** Deletes a view that is held. */
export const removeView = (db: Queries, id: string): Promise<void> => db.send(remove({ id }))

/** Puts the views of a list, which is held, into this order. */
export const sortViews = (db: Queries, ids: readonly string[]): Promise<void> => db.send(sort({ ids }))
