import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { type Feature, features } from '#kit/feature-keys.ts'
import { padNumber } from '#kit/text.ts'
import { isInPunchout } from '#areas/access/punchout-features.ts'
import { featuresOf } from '#areas/access/roles.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { cookieNameOf } from '#areas/sessions/server/public.ts'
import { common } from '#contract/common-refusals.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { numberLength } from '#contract/values.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import type { Caller, Gate, GatedShipTo, PunchoutCaller, ShipToInPath } from '#platform/http/caller.ts'
import type { Services } from '#platform/services.ts'
import type { FastifyRequest } from 'fastify'
import type { Reach } from '../punchout-session.ts'
import { punchoutCookieOf, punchoutHeader, punchoutTokenOf } from './punchout-cookie.ts'
import { hashOf, touchSession } from './session.store.ts'

interface Row extends Omit<PunchoutCaller, 'reach' | 'startShipTo'> {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly ownFeatures: string[]
  readonly lastSeenAt: string
  readonly startDivision: string | null
  readonly startNumber: string | null
  readonly mayShipTo: boolean
  readonly shipTo: GatedShipTo | null
}

/** The SQL of "is this ship-to one the session may order for, besides being the user's?". */
const isReached = <Division extends string, ShipTo extends string>(division: Division, shipTo: ShipTo) =>
  `case ps.reach
   when 'one' then ps.division = ${division} and ps.ship_to = ${shipTo}
   when 'own' then true
   else exists (select from punchout_ship_tos m where m.settings_id = ps.settings_id and m.division = ${division}
     and m.ship_to = ${shipTo} and (ps.reach = 'mapped' or m.punchout_group_id = ps.group_id)) end` as const

// Everything a session stands on is asked at every call: the secret it was set up with, the user
// and the mapping.
const whoShops = sql(
  'punchout.gate',
  `select ps.id, ps.settings_id as "settingsId", ps.operation, ps.is_delivery_fixed as "isDeliveryFixed",
          p.procurement_software_url as "procurementSoftwareUrl", ps.division as "startDivision",
          ps.ship_to as "startNumber", ps.last_seen_at as "lastSeenAt",
          u.id as "userId", u.name, u.email, u.role,
          array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
          :division::text is null or (${mayShipTo('u', ':division', ':shipTo')}
            and ${isReached(':division', ':shipTo')}) as "mayShipTo",
          ${selectShipTo(':division', ':shipTo')} as "shipTo"
   from punchout_sessions ps
   join punchout_settings p on p.id = ps.settings_id and p.secret_created_on <= ps.created_at
   join users u on u.id = ps.user_id and u.is_active
   where ps.token_hash = :tokenHash and ps.ended_at is null and ps.ends_at > :now
     and ps.last_seen_at > :idleSince`,
)
const reachable = sql(
  'punchout.reach',
  `select ps.reach, array(
     select s.division || '/' || s.number from ship_tos s
     where s.is_active and s.is_ordering_allowed and (s.division, s.number) in (
       select ps.division, ps.ship_to where ps.reach = 'one'
       union select m.division, m.ship_to from punchout_ship_tos m
       where m.settings_id = ps.settings_id
         and (ps.reach = 'mapped' or (ps.reach = 'group' and m.punchout_group_id = ps.group_id)))) as keys
   from punchout_sessions ps where ps.id = :id`,
)

/** Idle time is noted at most this often. */
const touchAfterMs = 60_000

/**
 * True for a call of a page that belongs to a procurement session. Pictures and files that a page
 * names by their address come without its header: they belong to it where there is no sign-in.
 */
export function isOfPunchout(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers[punchoutHeader] !== undefined) return true
  return (
    request.method === 'GET' &&
    request.cookies[cookieNameOf(publicUrl)] === undefined &&
    punchoutCookieOf(request, publicUrl) !== undefined
  )
}

/**
 * PUNCH-4: the gate of procurement sessions. Only calls that name them are reached, with the few
 * features of shopping, for the ship-tos of the session.
 */
export function createPunchoutGate({ db, clock, config, log }: Services): Gate {
  const idleMs = config.constants.punchoutIdleMinutes * 60_000
  return async (request, endpoint, path, ahead) => {
    const now = clock.now()
    const token = punchoutTokenOf(request, config.publicUrl)
    if (!token) throw new Refused(common.not_signed_in)
    const question = whoShops({
      tokenHash: hashOf(token),
      now,
      idleSince: new Date(now.getTime() - idleMs),
      ...keyOf(path),
    })
    const [found, rows] = await ask(question, ahead)
    if (!found) throw new Refused(common.not_signed_in)
    const held = featuresOf(found.role, found.ownFeatures)
    if (!held.has('punchout')) throw new Refused(common.not_signed_in)
    const caller = callerOf(found, held, token)
    request.who = caller.actor
    if (now.getTime() - Date.parse(found.lastSeenAt) > touchAfterMs)
      touchSession(db, found.id, now).catch((error: unknown) => log.warn({ err: error }, 'session not touched'))
    refuseElsewhere(endpoint, found.operation)
    const missing = endpoint.needs?.find((feature) => !caller.actor.can(feature))
    if (missing) throw new Refused({ ...common.feature_missing, details: { missing: features[missing] } })
    if (!found.mayShipTo) throw new Refused(common.ship_to_not_found)
    return { caller, rows }
  }

  async function ask(question: Query, ahead?: Query): Promise<[Row | undefined, readonly unknown[] | undefined]> {
    if (!ahead) return [await db.maybe<Row>(question), undefined]
    const [[found], rows] = await db.both<Row, unknown>(question, ahead)
    return [found, rows]
  }

  function callerOf(row: Row, held: ReadonlySet<string>, token: string): Caller {
    const { userId, id, settingsId, operation, isDeliveryFixed, procurementSoftwareUrl } = row
    const actor: Actor = {
      userId,
      realUserId: userId,
      kind: 'external',
      isPunchout: true,
      punchoutId: id,
      isInspecting: operation === 'inspect',
      isDeliveryFixed,
      can: (feature: Feature) => held.has(feature) && isInPunchout(feature),
    }
    const { startDivision: division, startNumber: shipTo } = row
    return {
      actor,
      isStaff: false,
      name: row.name,
      email: row.email,
      staffName: null,
      sessionKey: hashOf(token),
      stage: 'full',
      provedAt: null,
      passwordAt: null,
      shipTo: row.shipTo ?? undefined,
      punchout: {
        id,
        settingsId,
        operation,
        isDeliveryFixed,
        procurementSoftwareUrl,
        startShipTo: division === null || shipTo === null ? null : { division, shipTo },
        reach: () => reachOf(id),
      },
    }
  }

  async function reachOf(id: string): Promise<readonly string[] | null> {
    const { reach, keys } = await db.row<{ reach: Reach; keys: string[] }>(reachable({ id }))
    return reach === 'own' ? null : keys
  }
}

function keyOf({ division, shipTo }: ShipToInPath) {
  const number = shipTo === undefined ? null : padNumber(shipTo, numberLength)
  return { division: number === null ? null : (division ?? null), shipTo: number }
}

/** Nothing that does not name procurement sessions is open to them; inspecting changes nothing. */
function refuseElsewhere({ inPunchout }: Endpoint, operation: string): void {
  if (inPunchout === undefined) throw new Refused(common.not_in_punchout)
  if (inPunchout === 'shopping' && operation === 'inspect') throw new Refused(common.only_inspecting)
}
