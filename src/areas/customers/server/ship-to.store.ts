import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sql } from '#platform/database/statement.ts'
import type { ShipToFacts } from '../ship-to.ts'

/** `ShipToFacts` as JSON, of a ship-to `s`, its bill-to `o` and its division `d`. */
export const shipToJson = `json_build_object('division', s.division, 'shipTo', s.number, 'billTo', s.bill_to,
  'name', s.name, 'timeZone', d.time_zone, 'isActive', s.is_active and o.is_active,
  'isOrderingAllowed', s.is_ordering_allowed, 'isProspective', s.is_prospective,
  'isOnCreditHold', o.is_on_credit_hold, 'priceClass', s.price_class, 'gpoIds', s.gpo_ids,
  'orderThreshold', d.order_threshold_cents)`

/** `ShipToFacts` of the ship-to two placeholders name, as one JSON value or null. */
export const selectShipTo = (division: string, shipTo: string): string => `(
  select ${shipToJson} from ship_tos s
  join bill_tos o on o.division = s.division and o.number = s.bill_to
  join divisions d on d.code = s.division
  where s.division = ${division} and s.number = ${shipTo})`

const facts = sql('customers.facts', `select ${selectShipTo('$1', '$2')} as facts`)

/**
 * What rules need to know of a ship-to; refuses with 404 when there is none. Calls have it from the
 * gate: `shipToOf`.
 */
export async function shipToFacts(db: Queries, division: string, shipTo: string): Promise<ShipToFacts> {
  const found = await db.row<{ facts: ShipToFacts | null }>(facts, [division, shipTo])
  if (!found.facts) throw new Refused(common.ship_to_not_found)
  return found.facts
}

/**
 * The ship-to of the path, which the gate has read with the question whether it is the caller's.
 */
export function shipToOf({ shipTo }: Caller): ShipToFacts {
  if (!shipTo) throw new Error('The path of this call names no ship-to')
  return shipTo as ShipToFacts
}
