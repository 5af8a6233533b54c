import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A refusal with its HTTP status. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What the statements ask about the visitor: `$1`, `$2` and `$3` of each. */
export type VisitValues = readonly [tokenHash: Buffer, division: string, shipTo: string]

/** The session of the cookie and the ship-to of the path. */
export const visitValues = (request: IncomingMessage, division: string, shipTo: string): VisitValues => [
  sessionHash(request),
  division,
  shipTo,
]

/** What the session of the cookie is stored under. */
export function sessionHash(request: IncomingMessage): Buffer {
  const token = /(?:^|;\s*)larder_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (!token) throw new Refusal(401, 'Not signed in')
  return createHash('sha256').update(token).digest()
}

/**
 * Starts every statement: `who` is one row for a session whose user has a right to the ship-to, and
 * none for any other, so that the statement finds nothing.
 */
export const withVisitor = `with who as materialized (
  select u.id as user_id, u.name as user_name, u.email, s.division, s.number as ship_to, s.bill_to,
    b.is_on_credit_hold, (now() at time zone d.time_zone)::date as today,
    array['L', 'S:' || s.number, 'B:' || s.bill_to, 'C:' || s.price_class]
      || array(select 'G:' || g from unnest(s.gpo_ids) g) as scopes
  from sessions e
  join users u on u.id = e.user_id and u.is_active
  join ship_tos s on s.division = $2 and s.number = $3
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division
  where e.token_hash = $1 and e.expires_at > now() and e.stage = 'full'
    and exists (select from user_bill_tos o
                where o.user_id = u.id and o.division = s.division and o.bill_to = s.bill_to)
    and (not exists (select from user_ship_tos n where n.user_id = u.id)
         or exists (select from user_ship_tos n
                    where n.user_id = u.id and n.division = s.division and n.ship_to = s.number)))`
