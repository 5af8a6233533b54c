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
const isStillSignedIn = sql(
  'events.session',
  'select exists (select 1 from sessions where id = $1 and user_id = $3 and expires_at > $2) as "isSignedIn"',
)
// The token of a session changes with a step-up; its id does not.
const idOf = sql('events.session-id', 'select id from sessions where token_hash = $1')

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
    authenticate: async (request: FastifyRequest) => {
      const { actor, isStaff, sessionKey } = await gate(request, listen, {})
      const session = await db.maybe<{ id: string }>(idOf, [sessionKey])
      const known = new Map<string, { may: boolean; until: number }>()
      const mayHear = async (event: LiveEvent): Promise<boolean> => {
        if (event.staffOnly && !isStaff) return false
        if (event.division === undefined || event.shipTo === undefined) return ofEverybody.has(event.topic)
        const key = `${event.division}/${event.shipTo}`
        const before = known.get(key)
        if (before && before.until > Date.now()) return before.may
        const [allowed, { isSignedIn }] = await Promise.all([
          db.maybe<{ may: boolean }>(mayHearOf, [actor.userId, event.division, event.shipTo]),
          db.row<{ isSignedIn: boolean }>(isStillSignedIn, [session?.id, clock.now(), actor.userId]),
        ])
        const may = allowed?.may === true && isSignedIn
        known.set(key, { may, until: Date.now() + believedMs })
        return may
      }
      return { mayHear, userKey: actor.realUserId }
    },
  })
}
