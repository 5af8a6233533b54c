import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sql } from '#platform/database/statement.ts'
import type { ShipToFacts } from '../ship-to.ts'

/** Aliases of a ship-to, its bill-to and its division. */
interface ShipToAliases {
  readonly shipTo: string
  readonly billTo: string
  readonly division: string
}

/** SQL: `ShipToFacts` as JSON. */
export const shipToJson = ({ shipTo: s, billTo: b, division: d }: ShipToAliases): string =>
  `json_build_object('division', ${s}.division, 'shipTo', ${s}.number, 'billTo', ${s}.bill_to,
  'name', ${s}.name, 'timeZone', ${d}.time_zone, 'isActive', ${s}.is_active and ${b}.is_active,
  'isOrderingAllowed', ${s}.is_ordering_allowed, 'isProspective', ${s}.is_prospective,
  'isOnCreditHold', ${b}.is_on_credit_hold, 'priceClass', ${s}.price_class, 'gpoIds', ${s}.gpo_ids,
  'orderThreshold', ${d}.order_threshold_cents)`

/** SQL: `ShipToFacts` of the ship-to that two SQL terms name, as one JSON value or null. */
export const selectShipTo = <Division extends string, ShipTo extends string>(division: Division, shipTo: ShipTo) =>
  `(
  select ${shipToJson({ shipTo: 's', billTo: 'b', division: 'd' })} from ship_tos s
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division
  where s.division = ${division} and s.number = ${shipTo})` as const

const facts = sql('customers.facts', `select ${selectShipTo(':division', ':shipTo')} as facts`)

/**
 * What rules need to know of a ship-to; refuses with 404 when there is none. Calls have it from the
 * gate: `shipToOf`.
 */
export async function shipToFacts(db: Queries, division: string, shipTo: string): Promise<ShipToFacts> {
  const found = await db.row<{ facts: ShipToFacts | null }>(facts({ division, shipTo }))
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
