import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ShipToFacts } from '../ship-to.ts'

const facts = sql(
  'customers.facts',
  `select s.division, s.number as "shipTo", s.bill_to as "billTo", s.name, d.time_zone as "timeZone",
          s.is_active and b.is_active as "isActive", s.is_ordering_allowed as "isOrderingAllowed",
          s.is_prospective as "isProspective", b.is_on_credit_hold as "isOnCreditHold",
          s.price_class as "priceClass", s.gpo_ids as "gpoIds", d.order_threshold_cents as "orderThreshold"
   from ship_tos s
   join bill_tos b on b.division = s.division and b.number = s.bill_to
   join divisions d on d.code = s.division
   where s.division = $1 and s.number = $2`,
)

/** What rules need to know of a ship-to; refuses with 404 when there is none. */
export async function shipToFacts(db: Queries, division: string, shipTo: string): Promise<ShipToFacts> {
  const found = await db.maybe<ShipToFacts>(facts, [division, shipTo])
  if (!found) throw new Refused(common.ship_to_not_found)
  return found
}
