import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { MappedShipTo } from '../rules/check-mapping.ts'
import type { OwnShipTo } from '../rules/find-ship-to.ts'
import { keyOf } from '../rules/key-of.ts'
import type { MappingRow } from '../ship-to-mapping.ts'

const own = sql(
  'punchout.own-ship-tos',
  `select s.division, s.number as "shipTo", s.name, s.city,
     s.is_active and s.is_ordering_allowed as "isOrderingAllowed"
   from ${shipTosAllowed(':userId')} allowed
   join ship_tos s on s.division = allowed.division and s.number = allowed.ship_to
   order by s.name, s.division, s.number`,
)
// A ship-to that is no longer the user's keeps its row, without its name.
const mapping = sql(
  'punchout.mapping',
  `select t.division, t.ship_to as "shipTo", t.punchout_ship_to as "punchoutShipTo",
     t.punchout_group_id as "punchoutGroupId", coalesce(s.name, '') as name, coalesce(s.city, '') as city,
     coalesce(s.is_active and s.is_ordering_allowed, false) as "isOrderingAllowed"
   from punchout_ship_tos t
   left join (${shipTosAllowed(':userId')} allowed
     join ship_tos s on s.division = allowed.division and s.number = allowed.ship_to)
     on s.division = t.division and s.number = t.ship_to
   where t.settings_id = :id
   order by s.name, t.division, t.ship_to`,
)
const clear = sql('punchout.clear-mapping', 'delete from punchout_ship_tos where settings_id = :id')
const insert = sql(
  'punchout.insert-mapping',
  `insert into punchout_ship_tos (settings_id, division, ship_to, punchout_ship_to, punchout_key, punchout_group_id)
   select :id, r.division, r.ship_to, r.punchout_ship_to, r.punchout_key, r.punchout_group_id
   from unnest(:divisions::text[], :shipTos::text[], :codes::text[], :keys::text[], :groups::text[])
     as r (division, ship_to, punchout_ship_to, punchout_key, punchout_group_id)`,
)

/** The ship-tos of a user by name, also those for which no orders are accepted. */
export const ownShipTos = (db: Queries, userId: string): Promise<OwnShipTo[]> => db.rows(own({ userId }))

/** The mapping of an integration of the user, by name. */
export const mappingOf = (db: Queries, userId: string, id: string): Promise<MappingRow[]> =>
  db.rows(mapping({ userId, id }))

/** Replaces the mapping of an integration whose row is locked. */
export async function replaceMapping(tx: Queries, id: string, rows: readonly MappedShipTo[]): Promise<void> {
  await tx.send(clear({ id }))
  if (rows.length === 0) return
  await tx.send(
    insert({
      id,
      divisions: rows.map(({ division }) => division),
      shipTos: rows.map(({ shipTo }) => shipTo),
      codes: rows.map(({ punchoutShipTo }) => punchoutShipTo),
      keys: rows.map(({ punchoutShipTo }) => keyOf(punchoutShipTo)),
      groups: rows.map(({ punchoutGroupId }) => punchoutGroupId),
    }),
  )
}
