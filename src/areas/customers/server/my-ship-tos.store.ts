import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const choiceColumns = `s.division, s.number, s.name, s.city, s.bill_to as "billTo", b.name as "billToName",
  s.is_ordering_allowed as "isOrderingAllowed", s.is_prospective as "isProspective"` as const
const choiceTables = `${shipTosAllowed(':userId')} allowed
   join ship_tos s on s.division = allowed.division and s.number = allowed.ship_to
   join bill_tos b on b.division = s.division and b.number = s.bill_to` as const

const shipToChoices = sql(
  'customers.my-ship-tos',
  `select ${choiceColumns}, count(*) over () as total
   from ${choiceTables}
   where s.is_active and (:within::text[] is null or s.division || '/' || s.number = any(:within::text[]))
     and (:pattern = '' or s.number like '%' || :pattern || '%' or s.name ilike '%' || :pattern || '%'
          or s.city ilike '%' || :pattern || '%' or b.name ilike '%' || :pattern || '%'
            or b.number like '%' || :pattern || '%')
   order by exists (select from favourite_bill_tos v where v.user_id = :userId and v.bill_to = s.bill_to) desc,
     s.name, s.division, s.number
   limit :limit offset :offset`,
)

const oneChoice = sql(
  'customers.my-ship-to',
  `select ${choiceColumns} from ${choiceTables}
   where s.is_active and s.division = :division and s.number = :shipTo`,
)

/** One of the ship-tos a user may act for; undefined for any other. */
export const myShipTo = (
  db: Queries,
  userId: string,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
): Promise<ShipToChoice | undefined> => db.maybe<ShipToChoice>(oneChoice({ userId, division, shipTo }))

/**
 * One page of the ship-tos a user may act for, and how many there are in all; of those `within`
 * (keys such as 'NLV/0000101') alone where a procurement session gives them (PUNCH-4).
 */
export async function myShipTos(
  db: Queries,
  userId: string,
  page: { keyword: string; limit: number; offset: number },
  within: readonly string[] | null = null,
): Promise<{ shipTos: ShipToChoice[]; total: number }> {
  const pattern = page.keyword.replace(/[\\%_]/g, '\\$&')
  const rows = await db.rows<ShipToChoice & { total: number }>(
    shipToChoices({
      userId,
      within,
      pattern,
      limit: page.limit,
      offset: page.offset,
    }),
  )
  return { shipTos: rows.map(({ total: _, ...choice }) => choice), total: rows[0]?.total ?? 0 }
}
