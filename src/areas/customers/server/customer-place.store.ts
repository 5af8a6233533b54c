import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomerPlace } from '../place.ts'
import { nameOfStaff } from './name-of-staff.ts'

/** SQL: the bill-to or ship-to with this alias as JSON, a `CustomerPlace`. */
export const placeJson = (of: string): string => `json_build_object('number', ${of}.number, 'name', ${of}.name,
  'address', ${of}.address, 'address2', ${of}.address2, 'city', ${of}.city, 'state', ${of}.state, 'zip', ${of}.zip,
  'phone', ${of}.phone)`

const metadata = sql(
  'customers.metadata',
  `select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]') as gpos
   from gpos g where g.id = any(:ids::text[])`,
)

/** CUST-4: the names of GPOs. */
export const gposOf = async (db: Queries, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  (await db.row<{ gpos: { id: string; name: string }[] }>(metadata({ ids }))).gpos

const deliveryPlace = sql(
  'customers.deliveryPlace',
  `select ${placeJson('s')} as place, ${nameOfStaff('s.dsr_email')} as "dsrName", s.dsr_email as "dsrEmail"
   from ship_tos s where s.division = :division and s.number = :shipTo`,
)

/** CHECK-4: where a ship-to is, and its DSR; the mail address is empty where it has none. */
export const deliveryPlaceOf = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
): Promise<{ place: CustomerPlace; dsrName: string; dsrEmail: string }> => db.row(deliveryPlace({ division, shipTo }))
