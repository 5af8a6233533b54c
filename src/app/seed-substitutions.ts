import { savePreference } from '#areas/substitutions/server/public.ts'
import { usualIncrease } from '#areas/substitutions/substitution.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** So many preferences each of the demo buyer's ship-tos has. */
const preferences = 8

// What each ship-to of the demo buyer orders most, with up to two alternates of the catalogue.
const found = sql(
  'demo.substituted',
  `select s.division, s.number as "shipTo", u.id as "userId", p.item_number as "itemNumber",
     array(select a.alternate_number from item_alternates a
       where a.division = s.division and a.item_number = p.item_number order by a.rank, a.alternate_number limit 2) as alternates
   from users u
   join user_bill_tos b on b.user_id = u.id
   join ship_tos s on s.division = b.division and s.bill_to = b.bill_to and not s.is_prospective
   join lateral (
     select q.item_number from item_purchases q
     join items i on i.division = q.division and i.item_number = q.item_number and i.erp_status = 'active'
     where q.division = s.division and q.ship_to = s.number
       and exists (select from item_alternates a where a.division = q.division and a.item_number = q.item_number)
     order by q.times_ordered desc, q.item_number limit :preferences) p on true
   where u.email = 'buyer@harborbistro.example'
   order by s.division, s.number, p.item_number`,
)

interface Found {
  readonly division: string
  readonly shipTo: string
  readonly userId: string
  readonly itemNumber: string
  readonly alternates: readonly string[]
}

/** NEXT-3: what the demo's buyer wants when something comes short. */
export async function seedSubstitutions(tx: Queries, now: Date): Promise<void> {
  const rows = await tx.rows<Found>(found({ preferences }))
  for (const [n, { division, shipTo, userId, itemNumber, alternates }] of rows.entries()) {
    const wanted = alternates.map((each) => ({
      itemNumber: each,
      accepted: { diets: [], allergens: [], unstated: [] },
    }))
    // Every fourth is wanted as it is or not at all.
    const isNone = n % 4 === 3
    await savePreference(
      tx,
      { division, shipTo, itemNumber },
      isNone
        ? { choice: 'none', alternatives: [], maxIncreasePercent: null }
        : { choice: 'substitute', alternatives: wanted, maxIncreasePercent: usualIncrease },
      { by: userId, now, seen: 0 },
    )
  }
}
