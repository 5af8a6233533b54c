import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rightsOfSessions } from '#areas/sessions/server/public.ts'
import { endpoint } from '#contract/endpoint.ts'
import { registerEvents } from '#platform/events/sse.ts'
import type { Gate } from '#platform/http/caller.ts'
import type { Services } from '#platform/services.ts'
import { z } from 'zod'

/** The stream is no call of the contract, but passes the same gate. */
const listen = endpoint({
  name: 'listen',
  method: 'GET',
  path: '/events',
  summary: 'Live events',
  // Programs have webhooks (NEXT-12).
  forPeople: true,
  answer: z.any(),
})

/**
 * `GET /api/events`: what happens to the ship-tos the caller may act for, as server-sent events.
 */
export function serveEvents(app: FastifyInstance, services: Services, gate: Gate): void {
  const { db, log, clock } = services
  registerEvents(app, {
    db,
    log,
    rightsOf: (sessionKeys) => rightsOfSessions(db, sessionKeys, clock.now()),
    authenticate: async (request: FastifyRequest) => {
      const { actor, sessionKey } = (await gate(request, listen, {})).caller
      return { userKey: actor.realUserId, sessionKey: sessionKey.toString('hex') }
    },
  })
}
