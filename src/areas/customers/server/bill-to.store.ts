import type { CalendarDate } from '#kit/dates.ts'
import { mayBillTo, mayShipTo } from '#areas/access/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { BillToChoice, BillToKey } from '../bill-to.ts'

const choices = sql(
  'customers.my-bill-tos',
  `select o.division, o.number, o.name, o.city, o.is_active as "isActive",
          (select count(*)::int from ship_tos s where s.division = o.division and s.bill_to = o.number) as "shipToCount"
   from users u
   join bill_tos o on ${mayBillTo('u', 'o.division', 'o.number')}
   where u.id = :userId
     and (:pattern = '' or o.name ilike '%' || :pattern || '%' or o.number like '%' || :pattern || '%')
   order by o.name, o.division, o.number
   limit :limit offset :offset`,
)

const count = sql(
  'customers.count-my-bill-tos',
  `select count(*)::int as total from users u
   join bill_tos o on ${mayBillTo('u', 'o.division', 'o.number')}
   where u.id = :userId
     and (:pattern = '' or o.name ilike '%' || :pattern || '%' or o.number like '%' || :pattern || '%')`,
)

/** One page of the user's bill-tos by name; the search matches name and number. */
export const myBillTos = (
  db: Queries,
  userId: string,
  page: { keyword: string; limit: number; offset: number },
): Promise<BillToChoice[]> =>
  db.rows(choices({ userId, pattern: literal(page.keyword), limit: page.limit, offset: page.offset }))

/** How many bill-tos of the user match. */
export const countMyBillTos = async (db: Queries, userId: string, keyword: string): Promise<number> =>
  (await db.row<{ total: number }>(count({ userId, pattern: literal(keyword) }))).total

/** The text as a LIKE pattern that means itself. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const theirs = sql(
  'customers.their-bill-tos',
  `select o.division, o.number, o.name from users u
   cross join unnest(:divisions::text[], :numbers::text[]) as asked (division, number)
   join bill_tos o on o.division = asked.division and o.number = asked.number
   where u.id = :userId and ${mayBillTo('u', 'o.division', 'o.number')}`,
)

/**
 * Those of the named bill-tos that are the user's, with their names; each once. A list from a
 * client is never believed (ACCESS-4).
 */
export async function billTosOfUser(
  db: Queries,
  userId: string,
  asked: readonly BillToKey[],
): Promise<(BillToKey & { name: string })[]> {
  const unique = new Map(asked.map((key) => [`${key.division}/${key.number}`, key]))
  const keys = [...unique.values()]
  return db.rows(
    theirs({ userId, divisions: keys.map(({ division }) => division), numbers: keys.map(({ number }) => number) }),
  )
}

const divisions = sql(
  'customers.my-divisions',
  `select d.code, d.name, d.time_zone as "timeZone" from users u cross join divisions d
   where u.id = :userId and exists (
     select 1 from ship_tos s where s.division = d.code and ${mayShipTo('u', 's.division', 's.number')})
   order by d.name, d.code`,
)

/** The divisions in which the user may act for a ship-to, with their IANA zones. */
export const myDivisions = (db: Queries, userId: string): Promise<{ code: string; name: string; timeZone: string }[]> =>
  db.rows(divisions({ userId }))

/**
 * The day it is for the user: of several divisions' days the earlier one, in UTC without any. For
 * what belongs to no ship-to, such as the names of files.
 */
export async function dayOfUser(db: Queries, userId: string, now: Date): Promise<CalendarDate> {
  const zones = (await myDivisions(db, userId)).map(({ timeZone }) => timeZone)
  return zones.map((zone) => todayIn(zone, now)).toSorted()[0] ?? todayIn('UTC', now)
}
