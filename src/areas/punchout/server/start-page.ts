import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { itemsKnownTo } from '#areas/punchout-settings/server/public.ts'
import { itemScreen, shopScreen } from '#areas/shop/shop.addresses.ts'
import { numberLength } from '#contract/values.ts'
import { padNumber } from '#kit/text.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { punchoutHash } from '../punchout-session.ts'
import { arriveAt } from './arrival.store.ts'
import { handOver } from './hand-over.ts'
import { punchoutCookieOf, setPunchoutCookie } from './punchout-cookie.ts'
import { endSession, openSession, type OpenedSession, wasOpenedHere } from './session.store.ts'

/** Where a start page leads at once: there the server sees whether the browser keeps its cookie. */
const startedPath = '/punchout/started'

/**
 * PUNCH-4, security 50: opens a start page, once, and leads into the shop with the session's
 * cookie. The session of a former visit of this browser ends; a repeated visit of the same one goes
 * on.
 */
export function serveStartPage(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services
  const { publicUrl, constants } = config
  // No HEAD: what looks at links in advance must not open it.
  const once = { exposeHeadRoute: false } as const
  app.get<{ Params: { token: string } }>('/punchout/start/:token', once, async (request, reply) => {
    const now = clock.now()
    const { token: startToken } = request.params
    const former = punchoutCookieOf(request, publicUrl)
    void reply.header('cache-control', 'no-store')
    const opened = await openSession(db, startToken, { now, hours: constants.punchoutHours })
    if (!opened) return goOn(request, reply, startToken)
    if (former !== undefined) await endSession(db, former, 'replaced', now)
    const { session, token } = opened
    const { id, userId } = session
    setPunchoutCookie(reply, publicUrl, token)
    const actor = { userId, realUserId: userId, kind: 'external' as const, can: () => false }
    const address = request.ip
    await audit(db, { actor, action: 'punchout.start', entity: `punchout-session:${id}`, address })
    return reply.redirect(`${startedPath}/${startToken}`)
  })
  app.get<{ Params: { token: string } }>(`${startedPath}/:token`, once, async (request, reply) => {
    const { token: startToken } = request.params
    void reply.header('cache-control', 'no-store')
    const arrived = await arriveAt(db, startToken, punchoutCookieOf(request, publicUrl), clock.now())
    if (!arrived) return goOn(request, reply, startToken)
    const screen = await firstScreenOf(db, arrived.session)
    if (arrived.token === undefined) return reply.redirect(screen + punchoutHash)
    // The page itself brings the token: it is in no address.
    handOver(request, { token: arrived.token, screen })
    return reply.callNotFound()
  })

  /** The buyer pressed Back, or the link was used by somebody else. */
  async function goOn(request: FastifyRequest, reply: FastifyReply, startToken: string) {
    const cookie = punchoutCookieOf(request, publicUrl)
    const isHere = cookie !== undefined && (await wasOpenedHere(db, startToken, cookie, clock.now()))
    return isHere ? reply.redirect(shopScreen.at() + punchoutHash) : refuse(reply)
  }
}

async function firstScreenOf(db: Queries, session: OpenedSession): Promise<string> {
  const { operation, selectedPart, division, shipTo } = session
  if (operation !== 'create') return reviewCartScreen.at()
  if (selectedPart === '' || division === null || shipTo === null) return shopScreen.at()
  const itemNumber = padNumber(selectedPart, numberLength)
  const isKnown = (await itemsKnownTo(db, [{ division, shipTo }], [itemNumber])).has(itemNumber)
  return isKnown ? itemScreen.at({ itemNumber }) : shopScreen.at()
}

/**
 * Unknown, used and expired read the same. Nothing on it can be pressed, so any site may frame it.
 */
const refuse = (reply: FastifyReply) =>
  reply
    .code(410)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *")
    .removeHeader('x-frame-options')
    .header('x-robots-tag', 'noindex')
    .send(page)

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>This link has been used | Larder</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;color:#1d231d;background:#fbfaf7}
main{max-width:28rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0}
@media(prefers-color-scheme:dark){body{color:#e8e6df;background:#171a17}}
</style><main><h1>This link has been used or has expired</h1>
<p>A link from your procurement system opens once, within ten minutes. Please start again from there.</p></main></html>`
