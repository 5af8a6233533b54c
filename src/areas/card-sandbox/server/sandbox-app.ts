import { randomUUID, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import serveStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { packageRoot } from '#platform/package-root.ts'
import type { CardEntryAnswer } from '../card-entry.ts'
import { chargePlanOf, delayOf, judgeCard } from '../rules/judge-card.ts'
import type { CardLedger } from './card-ledger.ts'
import { cardPage } from './card-page.ts'
import { addChargeRoutes } from './charge-routes.ts'
import type { ChargeReporter } from './report-charge.ts'
import type { SandboxStore } from './sandbox-store.ts'

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly store: SandboxStore
  readonly ledger: CardLedger
  readonly reporter: ChargeReporter
  /** What the merchant proves itself with. */
  readonly key: string
  readonly secret: string
  /** The origin browsers reach it at; known once it listens. */
  readonly origin: () => string
  /** False answers at once, for tests. */
  readonly isSlow: boolean
}

const started = z.object({
  reference: z.string().min(1).max(100),
  customer: z.string().min(1).max(100),
  // It ends up in the page's policy, so nothing but an origin may stand there.
  returnOrigin: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  minutes: z.number().positive().max(60),
  action: z.enum(['save', 'pay']).default('save'),
})
const typed = z.object({
  token: z.string().max(100),
  number: z.string().max(30),
  expires: z.string().max(10),
  cvv: z.string().max(10),
  postalCode: z.string().max(20),
  name: z.string().max(255),
})

/** PROFILE-6: the sandbox processor. It logs nothing: any request may hold a card number. */
export async function createSandboxApp(parts: SandboxParts): Promise<FastifyInstance> {
  const { store, origin, isSlow } = parts
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
  )
  const merchantOnly = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isMerchant(request.headers.authorization, parts)) return reply.code(401).send({ message: 'Unknown merchant' })
  }
  app.post('/v1/card-entries', { onRequest: merchantOnly }, async (request, reply) => {
    const asked = started.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ message: 'Not an entry' })
    const { minutes, ...entry } = asked.data
    const token = `et_${randomUUID()}`
    store.addEntry({ ...entry, token, endsAt: Date.now() + minutes * 60_000, tries: 0, isOver: false })
    return reply.code(201).send({ token, ccUrl: `${origin()}/card` })
  })
  app.get<{ Params: { id: string } }>('/v1/cards/:id', { onRequest: merchantOnly }, async (request, reply) => {
    const card = store.cardOf(request.params.id)
    return card ?? reply.code(404).send({ message: 'No such card' })
  })
  app.delete<{ Params: { id: string } }>('/v1/cards/:id', { onRequest: merchantOnly }, async (request, reply) => {
    store.forget(request.params.id)
    return reply.code(204).send()
  })
  app.post('/card', async (request, reply) => {
    const { token = '', theme } = (request.body ?? {}) as Record<string, string | undefined>
    const entry = store.entryOf(token, Date.now())
    void reply.type('text/html').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('content-security-policy', policyFor(entry?.returnOrigin))
    return reply.send(
      cardPage({ token, returnOrigin: entry?.returnOrigin, action: entry?.action ?? 'save', isDark: theme === 'dark' }),
    )
  })
  addChargeRoutes(app, { store, ledger: parts.ledger, reporter: parts.reporter, merchantOnly })
  let count = 0
  app.post('/authorize', async (request, reply) => {
    if ((request.headers.origin ?? origin()) !== origin()) return reply.code(403).send({ message: 'Another site' })
    const card = typed.safeParse(request.body)
    const entry = card.success ? store.entryOf(card.data.token, Date.now()) : undefined
    if (!card.success || !entry) return reply.code(410).send({ message: 'This card entry has ended.' })
    entry.tries += 1
    if (isSlow) await sleep(delayOf(card.data.number, count++))
    const { status, message, ccType } = judgeCard(card.data, new Date().toISOString().slice(0, 10))
    const isAccepted = status === 'ACCEPTED' || status === 'APPROVED'
    // Typed again while the first was on its way.
    if (entry.isOver) return reply.code(410).send({ message: 'This card entry has ended.' })
    entry.isOver = isAccepted || entry.tries >= 5
    const { reference, customer, isOver } = entry
    const { expires, number } = card.data
    const plan = chargePlanOf(number)
    const last = { ccNoLastFour: number.slice(-4).padStart(4, '0').replace(/\D/g, '0') }
    const kept = store.addCard({ reference, customer, status, message, ccType, ...last, expires, plan })
    store.keep()
    const { utaTokenId, utaCustomerId } = isAccepted ? kept : { utaTokenId: '', utaCustomerId: '' }
    return { status, message, utaTokenId, utaCustomerId, isOver } satisfies CardEntryAnswer
  })
  const web = join(packageRoot(), 'dist', 'web')
  if (existsSync(join(web, 'assets')))
    await app.register(serveStatic, { root: join(web, 'assets'), prefix: '/assets/', index: false })
  return app
}

/** Only scripts and styles of its own, and only inside the page the entry was started for. */
const policyFor = (returnOrigin = "'none'") =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors ${returnOrigin}`

function isMerchant(authorization: string | undefined, { key, secret }: SandboxParts): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
