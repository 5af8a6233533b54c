import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { coversCustomers } from './covers-customers.ts'
import { mayBillTo, mayShipTo } from './may-act-for.ts'

/** A bill-to or ship-to by its key. */
interface CustomerKey {
  readonly division: string
  readonly number: string
}
/** Which customers a user is to have. */
export interface Customers {
  readonly billTos: readonly CustomerKey[]
  readonly shipTos: readonly CustomerKey[]
}

const divisionsOf = (keys: readonly CustomerKey[]) => keys.map(({ division }) => division)
const numbersOf = (keys: readonly CustomerKey[]) => keys.map(({ number }) => number)

const clear = sql(
  'access.clear-customers',
  `with narrowed as (delete from user_ship_tos where user_id = :userId)
   delete from user_bill_tos x using users m
   where x.user_id = :userId and m.id = :managerId and ${mayBillTo('m', 'x.division', 'x.bill_to')}`,
)
const addBillTos = sql(
  'access.add-bill-tos',
  `insert into user_bill_tos (user_id, division, bill_to)
   select distinct :userId::uuid, b.division, b.number
   from unnest(:divisions::text[], :numbers::text[]) k (division, number)
   join bill_tos b on b.division = k.division and b.number = k.number`,
)
const addShipTos = sql(
  'access.add-ship-tos',
  `insert into user_ship_tos (user_id, division, ship_to)
   select distinct :userId::uuid, s.division, s.number
   from unnest(:divisions::text[], :numbers::text[]) k (division, number)
   join ship_tos s on s.division = k.division and s.number = k.number
   join user_bill_tos b on b.user_id = :userId and b.division = s.division and b.bill_to = s.bill_to`,
)
const covered = sql(
  'access.covered',
  `select ${coversCustomers('m', 'u')} as "isCovered" from users m, users u where m.id = :managerId and u.id = :userId`,
)

/**
 * Writes the customers of a user. False, and the transaction must end, when one of them does not
 * exist, a ship-to is not of the bill-tos, or what comes out reaches beyond the customers of the
 * manager (USERS-2): the same question the gate of every call asks.
 */
export async function saveCustomers(
  tx: Queries,
  managerId: string,
  userId: string,
  { billTos, shipTos }: Customers,
): Promise<boolean> {
  const distinct = (keys: readonly CustomerKey[]) => new Set(keys.map((key) => `${key.division}/${key.number}`)).size
  // What the manager does not see stays (security 30).
  await tx.run(clear({ userId, managerId }))
  const stored = await tx.run(addBillTos({ userId, divisions: divisionsOf(billTos), numbers: numbersOf(billTos) }))
  const narrowed = await tx.run(addShipTos({ userId, divisions: divisionsOf(shipTos), numbers: numbersOf(shipTos) }))
  if (stored !== distinct(billTos) || narrowed !== distinct(shipTos)) return false
  return (await tx.row<{ isCovered: boolean }>(covered({ managerId, userId }))).isCovered
}

const addOne = sql(
  'access.add-customer',
  `with given as (
     insert into user_bill_tos (user_id, division, bill_to)
     select :userId::uuid, b.division, b.number from bill_tos b, users m
     where b.division = :division and b.number = :number and m.id = :managerId and ${mayBillTo('m', 'b.division', 'b.number')}
     on conflict do nothing)
   insert into user_ship_tos (user_id, division, ship_to)
   select :userId::uuid, s.division, s.number from ship_tos s, users m
   where s.division = :division and s.bill_to = :number and m.id = :managerId and ${mayShipTo('m', 's.division', 's.number')}
     and exists (select 1 from user_ship_tos n where n.user_id = :userId)
   on conflict do nothing`,
)
const holds = sql(
  'access.holds-customer',
  `select exists (select 1 from user_bill_tos x
                  where x.user_id = :userId and x.division = :division and x.bill_to = :number) as "holdsIt",
     ${coversCustomers('m', 'u')} as "isCovered"
   from users m, users u where m.id = :managerId and u.id = :userId`,
)

/**
 * Gives a user one more bill-to of the manager's; of a user who is narrowed to some ship-tos it is
 * the bill-to's ship-tos as well. False, and the transaction must end, as with `saveCustomers`.
 */
export async function addCustomer(
  tx: Queries,
  managerId: string,
  userId: string,
  { division, number }: CustomerKey,
): Promise<boolean> {
  await tx.run(addOne({ managerId, userId, division, number }))
  const { holdsIt, isCovered } = await tx.row<{ holdsIt: boolean; isCovered: boolean }>(
    holds({ managerId, userId, division, number }),
  )
  return holdsIt && isCovered
}

/**
 * SQL that replaces the customers of users by a relation with the columns id, `bill_tos` and
 * `ship_tos` (arrays of 'NLV/0010001'), such as the staged rows of an import. `changed` and
 * `written` are conditions on its rows, under the alias `r`.
 */
export const replaceCustomers = (rows: string, { changed, written }: { changed: string; written: string }) => [
  `delete from user_bill_tos x using ${rows} r where x.user_id = r.id and ${changed}`,
  `delete from user_ship_tos x using ${rows} r where x.user_id = r.id and ${changed}`,
  `insert into user_bill_tos (user_id, division, bill_to)
   select r.id, split_part(entry, '/', 1), split_part(entry, '/', 2)
   from ${rows} r, unnest(r.bill_tos) entry where ${written}`,
  `insert into user_ship_tos (user_id, division, ship_to)
   select r.id, split_part(entry, '/', 1), split_part(entry, '/', 2)
   from ${rows} r, unnest(r.ship_tos) entry where ${written}`,
]
