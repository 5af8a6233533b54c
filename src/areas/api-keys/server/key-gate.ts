import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { type Feature, features } from '#kit/feature-keys.ts'
import { padNumber } from '#kit/text.ts'
import { common } from '#contract/common-refusals.ts'
import { numberLength } from '#contract/values.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { bearerOf } from '#platform/http/bearer.ts'
import type { Caller, Gate, GatedShipTo } from '#platform/http/caller.ts'
import { SharedCounters } from '#platform/rate-limits/shared-counters.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { apiKeyRefusals } from '../api-keys.refusals.ts'
import { isKey } from '../rules/read-key.ts'
import { rightsOfKey } from '../rules/rights-of-key.ts'
import { marksOf, touchKey } from './api-key.store.ts'

interface KeyRow {
  readonly id: string
  readonly program: string
  readonly scopes: string[]
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: string[]
  readonly mayShipTo: boolean
  readonly shipTo: GatedShipTo | null
}

// As of a session: one statement returns whose key it is and whether the ship-to of the path is
// theirs.
const whoCalls = (shipToJson: string) =>
  sql(
    'api-keys.gate',
    `select k.id, k.program, k.scopes, k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
          u.id as "userId", u.name, u.email, u.type, u.role,
          array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
          :division::text is null or ${mayShipTo('u', ':division', ':shipTo')} as "mayShipTo",
          ${shipToJson} as "shipTo"
   from api_keys k
   join users u on u.id = k.user_id and u.is_active
   where k.mark = any(:marks::text[]) or (k.former_mark = any(:marks::text[]) and k.former_until > :now)`,
  )

/** Use is noted at most this often, so that reading costs no write. */
const touchAfterMs = 60_000
const windowMs = 60_000

/**
 * NEXT-12: the gate of calls with `Authorization: Bearer larder_…`; all others go to the gate of
 * sessions. A call has one or the other: with the header no cookie counts.
 */
export function createKeyGate(
  services: Services,
  selectShipTo: (division: string, shipTo: string) => string,
  ofSessions: Gate,
): Gate {
  const { db, clock, config, log } = services
  const statement = whoCalls(selectShipTo(':division', ':shipTo'))
  const counters = new SharedCounters(db, log, () => clock.now().getTime())

  /** The limit is the key's, whatever address it comes from. */
  function countRequest(id: string): void {
    const { current, ttl } = counters.count(`api-key ${id}`, windowMs)
    if (current <= config.keyRequestsPerMinute) return
    const details = { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }
    throw new Refused({ ...apiKeyRefusals.api_key_too_many_requests, details })
  }

  function noteUse(row: KeyRow, request: FastifyRequest, now: Date): void {
    if (row.lastUsedAt !== null && now.getTime() - Date.parse(row.lastUsedAt) <= touchAfterMs) return
    touchKey(db, row.id, request.ip, now).catch((error: unknown) => log.warn({ err: error }, 'API key not touched'))
  }

  return async (request, endpoint, path, ahead) => {
    const key = bearerOf(request)
    if (key === undefined) return ofSessions(request, endpoint, path, ahead)
    if (!isKey(key)) throw new Refused(apiKeyRefusals.api_key_unknown)
    const now = clock.now()
    const shipTo = path.shipTo === undefined ? null : padNumber(path.shipTo, numberLength)
    const question = statement({
      marks: marksOf(sealOf(config), key),
      now,
      division: shipTo === null ? null : (path.division ?? null),
      shipTo,
    })
    const [[found], rows] = ahead
      ? await db.both<KeyRow, unknown>(question, ahead)
      : [await db.rows<KeyRow>(question), undefined]
    if (!found) throw new Refused(apiKeyRefusals.api_key_unknown)
    const ownerFeatures = featuresOf(found.role, found.ownFeatures)
    const rights = rightsOfKey({ ...found, ownerFeatures }, endpoint, now)
    const caller = callerOf(found, rights.allowed ? rights.value : new Set())
    request.who = caller.actor
    countRequest(found.id)
    noteUse(found, request, now)
    orRefuse(rights)
    if (endpoint.staffOnly && !caller.isStaff) throw new Refused(common.feature_missing)
    const missing = endpoint.needs?.find((feature) => !caller.actor.can(feature))
    if (missing) {
      const refusal = ownerFeatures.has(missing) ? apiKeyRefusals.scope_missing : common.feature_missing
      throw new Refused({ ...refusal, details: { missing: features[missing] } })
    }
    if (!found.mayShipTo) throw new Refused(common.ship_to_not_found)
    return { caller, rows }
  }
}

function callerOf(row: KeyRow, rights: ReadonlySet<Feature>): Caller {
  const kind = kindOf(row.type)
  const actor: Actor = {
    userId: row.userId,
    realUserId: row.userId,
    kind,
    apiKey: { id: row.id, program: row.program },
    can: (feature) => rights.has(feature),
  }
  return {
    actor,
    isStaff: kind === 'internal',
    name: row.name,
    email: row.email,
    staffName: kind === 'external' ? null : row.name,
    // No session, and no call for people that would look for one.
    sessionKey: createHash('sha256').update(`api-key ${row.id}`).digest(),
    stage: 'full',
    // Nobody is there to prove anything.
    provedAt: null,
    passwordAt: null,
    shipTo: row.shipTo ?? undefined,
  }
}
