import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** A bill-to as the favourites list it: a number, and the divisions that have it. */
interface BillToChoice {
  readonly number: string
  readonly name: string
  readonly divisions: string[]
}

// A number two divisions share is one choice; what somebody may not see is not among them.
const mine = `
  select b.number, min(b.name) as name, array_agg(b.division order by b.division) as divisions
  from (select distinct s.division, s.bill_to from ${shipTosAllowed(':userId')} a
        join ship_tos s on s.division = a.division and s.number = a.ship_to) m
  join bill_tos b on b.division = m.division and b.number = m.bill_to and b.is_active` as const

const choices = sql(
  'customers.bill-to-choices',
  `select x.*, count(*) over () as total from (${mine}
     where :pattern = '' or b.number like '%' || :pattern || '%' or b.name ilike '%' || :pattern || '%'
     group by b.number) x
   order by x.name, x.number limit :limit offset :offset`,
)
const favourites = sql(
  'customers.favourites',
  `${mine} join favourite_bill_tos f on f.user_id = :userId and f.bill_to = b.number group by b.number order by 2, 1`,
)
// All or none: one number that is not theirs and nothing is written.
const replace = sql(
  'customers.replace-favourites',
  `with mine as (${mine} where b.number = any(:numbers) group by b.number),
     fits as (select count(*) = cardinality(:numbers::text[]) as all_theirs from mine),
     gone as (delete from favourite_bill_tos f using fits
              where fits.all_theirs and f.user_id = :userId and f.bill_to <> all(:numbers)),
     added as (insert into favourite_bill_tos (user_id, bill_to)
               select :userId, mine.number from mine, fits where fits.all_theirs on conflict do nothing)
   select all_theirs as "allTheirs" from fits`,
)

/** One page of the bill-tos a user may choose from, and how many there are. */
export async function billToChoicesOf(
  db: Queries,
  userId: string,
  page: { keyword: string; limit: number; offset: number },
): Promise<{ billTos: BillToChoice[]; total: number }> {
  const pattern = page.keyword.replace(/[\\%_]/g, '\\$&')
  const rows = await db.rows<BillToChoice & { total: number }>(
    choices({ userId, pattern, limit: page.limit, offset: page.offset }),
  )
  return { billTos: rows.map(({ total: _, ...choice }) => choice), total: rows[0]?.total ?? 0 }
}

/** The favourites a user may still see. */
export const favouritesOf = (db: Queries, userId: string): Promise<BillToChoice[]> => db.rows(favourites({ userId }))

/**
 * Makes these the favourites; false, and nothing written, when one of them is not the user's to
 * see.
 */
export async function replaceFavourites(db: Queries, userId: string, numbers: readonly string[]): Promise<boolean> {
  const { allTheirs } = await db.row<{ allTheirs: boolean }>(replace({ userId, numbers }))
  return allTheirs
}
