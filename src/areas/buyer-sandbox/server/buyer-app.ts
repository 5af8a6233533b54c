import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { z } from 'zod'
import { decodeDocument } from '#areas/cxml/rules/decode-document.ts'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { packageRoot } from '#platform/package-root.ts'
import type { ReceivedMessage, SimulatedAnswer } from '../simulated.ts'
import type { DtdJudge } from './dtd-verdict.ts'
import { readReturned, returnBounds } from './read-returned.ts'
import type { RunStore } from './run-store.ts'
import { PortalAway, portalPaths, sendToPortal } from './send-to-portal.ts'

/** What the simulator is made of. */
export interface BuyerParts {
  readonly runs: RunStore
  readonly judge: DtdJudge
  /** The facts of a ticket that the portal has written. */
  readonly factsOf: (ticket: string) => SimulatorFacts | undefined
  /** The portal, as this server reaches it. */
  readonly portal: string
  /** The portal, as browsers reach it. */
  readonly portalOrigin: string
  /** The origin browsers reach the simulator at; known once it listens. */
  readonly origin: () => string
}

const sending = z.object({
  ticket: z.string().max(20_000),
  to: z.enum(['setup', 'orders', 'oci']),
  body: z.string().min(1).max(returnBounds.bytes),
})
const beginning = z.object({ ticket: z.string().max(20_000) })
type OfRun = { Params: { run: string }; Querystring: { in?: string } }

/** PUNCH-5: the simulator's server. It logs nothing: what is sent holds secrets. */
export async function createBuyerApp(parts: BuyerParts): Promise<FastifyInstance> {
  const { runs, judge, factsOf, portal, origin } = parts
  const app = Fastify({ logger: false, bodyLimit: returnBounds.bytes + 100_000 })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    void reply.header('x-content-type-options', 'nosniff').header('content-security-policy', policyOf(parts))
    const from = request.headers.origin
    if (request.url.startsWith('/api/') && from !== undefined && from !== origin())
      return reply.code(403).send({ message: 'Another site' })
    return undefined
  })
  app.get('/', async (_request, reply) => reply.type('text/html').send(buyerPage(parts.portalOrigin)))

  app.post('/api/runs', async (request, reply) => {
    const asked = beginning.safeParse(request.body)
    const facts = asked.success ? factsOf(asked.data.ticket) : undefined
    if (!facts) return reply.code(410).send({ message: ended })
    return { run: runs.begin(Date.parse(facts.endsAt)), origin: origin() }
  })

  app.get<OfRun>('/api/runs/:run', async (request, reply) => {
    const messages = runs.messagesOf(request.params.run, Date.now())
    return messages ? { messages } : reply.code(410).send({ message: ended })
  })

  app.post('/api/send', async (request, reply) => {
    const asked = sending.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ message: 'There is nothing to send.' })
    const { ticket, to, body } = asked.data
    if (!factsOf(ticket)) return reply.code(410).send({ message: ended })
    try {
      const got = await sendToPortal(portal, to, body)
      const isXml = to !== 'oci'
      const [sentVerdict, verdict] = await Promise.all([judge(isXml ? body : ''), judge(isXml ? got.text : '')])
      const answer: SimulatedAnswer = { ...got, text: maskSecrets(got.text), sentVerdict, verdict }
      return answer
    } catch (error) {
      if (!(error instanceof PortalAway)) throw error
      return reply.code(502).send({ message: error.message })
    }
  })

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const keep = async (run: string, message: Omit<ReceivedMessage, 'id' | 'at' | 'verdict'>): Promise<boolean> => {
      if (!runs.messagesOf(run, Date.now())) return false
      const verdict = await judge(message.text)
      const added = { ...message, id: randomUUID(), at: new Date().toISOString(), verdict }
      return runs.add(run, added, Date.now())
    }
    // The buyer's browser brings the cart, from whatever page of the portal.
    raw.post<OfRun>('/return/:run', async (request, reply) => {
      const { run } = request.params
      const returned = readReturned(request.body as Buffer)
      if (!returned || !(await keep(run, returned))) return reply.code(410).type('text/plain').send(ended)
      const place = request.query.in === 'window' ? 'window' : 'frame'
      return reply.redirect(`/?run=${run}&in=${place}`, 303)
    })
    // What the portal sends later: confirmations, ship notices, invoices.
    raw.post<OfRun>('/inbox/:run', async (request, reply) => {
      const decoded = decodeDocument(request.body as Buffer, request.headers['content-type'] ?? '')
      const text = decoded.allowed ? maskSecrets(decoded.value) : ''
      const isKept = await keep(request.params.run, { by: 'post', text, fields: [] })
      return receipt(reply, isKept)
    })
  })

  const web = join(packageRoot(), 'dist', 'web')
  if (existsSync(join(web, 'assets')))
    await app.register(serveStatic, {
      root: join(web, 'assets'),
      prefix: '/assets/',
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  return app
}

const ended = 'This simulation has ended. Open the simulator again from the punchout settings.'

/**
 * Its own scripts; the portal's pages in a frame, where its own page comes back by OCI; forms to
 * the portal, which OCI begins with.
 */
const policyOf = ({ portalOrigin, origin }: BuyerParts) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; ` +
  `connect-src 'self'; frame-src 'self' ${portalOrigin}; base-uri 'none'; form-action 'self' ${portalOrigin}; ` +
  `frame-ancestors 'self' ${origin()}`

function receipt(reply: FastifyReply, isKept: boolean) {
  const now = new Date()
  const stamp = { payloadId: `${now.getTime()}.${randomUUID()}@simulator`, at: now, timeZone: 'UTC' }
  const sentence = isKept ? '' : ended
  return reply.type('text/xml; charset=UTF-8').send(writeResponse(stamp, isKept ? 200 : 400, sentence))
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The built page with what it needs to know. */
function buyerPage(portalOrigin: string): string {
  const path = join(packageRoot(), 'dist', 'web', 'buyer-page.html')
  if (!existsSync(path)) return '<!doctype html><title>Simulator</title><p>The simulator is not built.</p>'
  const known = [
    `<meta name="portal-origin" content="${escaped(portalOrigin)}" />`,
    `<meta name="oci-path" content="${escaped(portalPaths.oci)}" />`,
  ]
  return readFileSync(path, 'utf8').replace('</head>', `${known.join('')}</head>`)
}
