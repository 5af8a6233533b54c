import type { FastifyRequest } from 'fastify'
import type { Actor } from '#kit/actor.ts'
import { Refused } from '#kit/decision.ts'
import { type Feature, features } from '#kit/feature-keys.ts'
import { padNumber } from '#kit/text.ts'
import { common } from '#contract/common-refusals.ts'
import type { SessionStage } from '#contract/endpoint.ts'
import { numberLength } from '#contract/values.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { coversCustomers, mayShipTo } from '#areas/access/server/public.ts'
import { mayActAs } from '#areas/people/rules/may-act-as.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import type { Caller, Gate, GatedShipTo, ShipToInPath } from '#platform/http/caller.ts'
import type { Services } from '#platform/services.ts'
import { deviceOf } from './device-cookie.ts'
import { tokenOf } from './session-cookie.ts'
import { keepAlive, keyOf } from './session.store.ts'

interface GateRow {
  readonly userId: string
  readonly realUserId: string
  readonly staySignedIn: boolean
  readonly lastSeenAt: string
  readonly stage: SessionStage
  readonly provedAt: string | null
  readonly passwordAt: string | null
  readonly name: string
  readonly email: string
  readonly type: UserType
  readonly role: string
  readonly ownFeatures: string[]
  readonly realName: string
  readonly realType: UserType
  readonly realRole: string
  readonly mayShipTo: boolean
  /** Null without a ship-to in the path, or when there is no such one. */
  readonly shipTo: GatedShipTo | null
}

// One statement returns who calls and whether the ship-to of the path is theirs: every call pays it
// once.
const whoCalls = (shipToJson: string) =>
  sql(
    'sessions.gate',
    `select s.user_id as "userId", s.real_user_id as "realUserId", s.stay_signed_in as "staySignedIn",
          s.last_seen_at as "lastSeenAt", s.stage, s.proved_at as "provedAt", s.password_at as "passwordAt",
          u.name, u.email, u.type, u.role,
          array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
          r.name as "realName", r.type as "realType", r.role as "realRole",
          :division::text is null or ${mayShipTo('u', ':division', ':shipTo')} as "mayShipTo",
          ${shipToJson} as "shipTo"
   from sessions s
   join users u on u.id = s.user_id and u.is_active
   join users r on r.id = s.real_user_id and r.is_active
   where s.token_hash = :tokenHash and s.expires_at > :now and (s.device_hash is null or s.device_hash = :device)`,
  )

/** What only a session of login-as is asked. */
interface ProxyRow {
  readonly realOwnFeatures: string[]
  /** Whether the customer is still one of theirs (security 4). */
  readonly isCovered: boolean
}

// A statement of its own: PostgreSQL sets up every part of a statement, those it skips too, and
// this one was a quarter of the gate's time.
const proxy = sql(
  'sessions.gate-proxy',
  `select array(select feature from user_features f where f.user_id = r.id) as "realOwnFeatures",
          ${coversCustomers('r', 'u')} as "isCovered"
   from users u join users r on r.id = :realUserId and r.is_active
   where u.id = :userId and u.is_active`,
)

const fullOnly: readonly SessionStage[] = ['full']

/** Idle time is noted at most this often, so that reading costs no write. */
const touchAfterMs = 5 * 60_000

/**
 * SQL for one JSON value, the ship-to that two SQL terms name, or null; the customers' own, who
 * know more of ship-tos than the gate.
 */
type SelectShipTo = (division: string, shipTo: string) => string

/** ACCESS-4: the gate every call passes: session, features, and the ship-to of the path. */
export function createGate(services: Services, selectShipTo: SelectShipTo): Gate {
  const { db, clock, config, log } = services
  const statement = whoCalls(selectShipTo(':division', ':shipTo'))
  const lengths = {
    idleHours: config.constants.sessionIdleHours,
    stayHours: config.constants.staySignedInDays * 24,
  }
  return async (request, endpoint, path, ahead) => {
    const now = clock.now()
    const row = await sessionOf(request, now, path, ahead)
    const { stage } = row.found
    // A session that still owes its second factor counts only for the calls of that step.
    if (!(endpoint.stages ?? fullOnly).includes(stage)) throw new Refused(common.not_signed_in)
    const caller = callerOf(row.found, row.key, await proxyOf(row.found))
    request.who = caller.actor
    if (stage === 'full' && now.getTime() - Date.parse(row.found.lastSeenAt) > touchAfterMs) {
      const session = { key: row.key, staySignedIn: row.found.staySignedIn }
      keepAlive(db, session, lengths, now).catch((error: unknown) => log.warn({ err: error }, 'session not touched'))
    }
    if (endpoint.noProxy && caller.actor.kind === 'proxy') throw new Refused(common.not_while_logged_in_as)
    if (endpoint.staffOnly && !caller.isStaff) throw new Refused(common.feature_missing)
    const missing = endpoint.needs?.find((feature) => !caller.actor.can(feature))
    if (missing) throw new Refused({ ...common.feature_missing, details: { missing: labelOf(missing) } })
    if (!row.found.mayShipTo) throw new Refused(common.ship_to_not_found)
    return { caller, rows: row.rows }
  }

  /** Undefined for users as themselves. */
  async function proxyOf({ userId, realUserId }: GateRow): Promise<ProxyRow | undefined> {
    if (userId === realUserId) return undefined
    const found = await db.maybe<ProxyRow>(proxy({ userId, realUserId }))
    if (!found) throw new Refused(common.not_signed_in)
    return found
  }

  async function sessionOf(request: FastifyRequest, now: Date, { division, shipTo }: ShipToInPath, ahead?: Query) {
    const token = tokenOf(request, config.publicUrl)
    if (!token) throw new Refused(common.not_signed_in)
    const key = keyOf(token)
    const number = shipTo === undefined ? null : padNumber(shipTo, numberLength)
    const question = statement({
      tokenHash: key,
      now,
      division: number === null ? null : (division ?? null),
      shipTo: number,
      device: deviceOf(request, config.publicUrl) ?? null,
    })
    const [[found], rows] = ahead
      ? await db.both<GateRow, unknown>(question, ahead)
      : [await db.rows<GateRow>(question), undefined]
    if (!found) throw new Refused(common.not_signed_in)
    return { found, key, rows }
  }
}

/** NEXT-15: a missing feature is named in the words of the features list. */
const labelOf = (feature: Feature): string => features[feature]

function callerOf(row: GateRow, key: Buffer, asProxy: ProxyRow | undefined): Caller {
  const own = featuresOf(row.role, row.ownFeatures)
  // AUTH-8: acting as a customer gives the rights both have, never more.
  const real = asProxy ? featuresOf(row.realRole, asProxy.realOwnFeatures) : own
  const root = { type: row.realType, can: (feature: Feature) => real.has(feature) }
  // It ends with the right to it (security 4); inactive users have no row.
  if (asProxy && !mayActAs(root, { type: row.type, isActive: true, isCovered: asProxy.isCovered }).allowed)
    throw new Refused(common.not_signed_in)
  const kind = asProxy ? 'proxy' : kindOf(row.type)
  const actor: Actor = {
    userId: row.userId,
    realUserId: row.realUserId,
    kind,
    can: (feature) => own.has(feature) && real.has(feature),
  }
  return {
    actor,
    isStaff: kind === 'internal',
    name: row.name,
    email: row.email,
    staffName: kind === 'external' ? null : row.realName,
    sessionKey: key,
    stage: row.stage,
    provedAt: row.provedAt === null ? null : new Date(row.provedAt),
    passwordAt: row.passwordAt === null ? null : new Date(row.passwordAt),
    shipTo: row.shipTo ?? undefined,
  }
}
