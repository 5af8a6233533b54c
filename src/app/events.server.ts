import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayShipTo } from '#areas/people/server/public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { sql } from '#platform/database/statement.ts'
import type { LiveEvent } from '#platform/events/live-events.ts'
import { registerEvents } from '#platform/events/sse.ts'
import type { Gate } from '#platform/http/caller.ts'
import type { Services } from '#platform/services.ts'
import { z } from 'zod'

const mayHearOf = sql(
  'events.may-ship-to',
  `select ${mayShipTo('u', '$2', '$3')} as may from users u where u.id = $1 and u.is_active`,
)
const goingOn = sql(
  'events.sessions-going-on',
  `select encode(s.token_hash, 'hex') as key
   from sessions s join users u on u.id = s.user_id and u.is_active join users r on r.id = s.real_user_id and r.is_active
   where s.token_hash = any($1) and s.expires_at > $2`,
)

/** The stream is no call of the contract, but passes the same gate. */
const listen = endpoint({ name: 'listen', method: 'GET', path: '/events', summary: 'Live events', answer: z.any() })

/** How long an answer to "may this user hear of this ship-to?" is believed. */
const believedMs = 60_000

const ofEverybody: ReadonlySet<LiveEvent['topic']> = new Set(['catalogue', 'announcements'])

/** `GET /api/events`: what happens to the ship-tos the caller may act for, as server-sent events. */
export function serveEvents(app: FastifyInstance, services: Services, gate: Gate): void {
  const { db, log, clock } = services
  registerEvents(app, {
    db,
    log,
    goingOn: async (keys) => {
      const hashes = keys.map((key) => Buffer.from(key, 'hex'))
      return new Set((await db.rows<{ key: string }>(goingOn, [hashes, clock.now()])).map(({ key }) => key))
    },
    authenticate: async (request: FastifyRequest) => {
      const { actor, isStaff, sessionKey } = await gate(request, listen, {})
      const known = new Map<string, { may: boolean; until: number }>()
      const mayHear = async (event: LiveEvent): Promise<boolean> => {
        if (event.staffOnly && !isStaff) return false
        if (event.division === undefined || event.shipTo === undefined) return ofEverybody.has(event.topic)
        const key = `${event.division}/${event.shipTo}`
        const before = known.get(key)
        if (before && before.until > Date.now()) return before.may
        const allowed = await db.maybe<{ may: boolean }>(mayHearOf, [actor.userId, event.division, event.shipTo])
        const may = allowed?.may === true
        known.set(key, { may, until: Date.now() + believedMs })
        return may
      }
      return { mayHear, userKey: actor.realUserId, sessionKey: sessionKey.toString('hex') }
    },
  })
}
