import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Services } from '../services.ts'
import { SharedCounters } from '../rate-limits/shared-counters.ts'
import { sharedStore } from '../rate-limits/shared-store.ts'
import { cardPageOriginOf } from '../payments/http-card-processor.ts'
import { maxAddressPart } from './address-part.ts'
import type { ServerArea } from './area.ts'
import type { Gate } from './caller.ts'
import { drainBodies } from './drain-body.ts'
import { answerError } from './errors.ts'
import { logRequests } from './log-request.ts'
import { registerCall } from './register-call.ts'
import { whyCrossSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'
import { warnOfProxy } from './warn-of-proxy.ts'

/** Largest body of a call that says nothing else, in bytes (security 68). */
const usualBodyLimit = 1024 * 1024

/** What the assembly adds around the calls of the areas. */
export interface ServerParts {
  readonly services: Services
  readonly areas: readonly ServerArea[]
  readonly gate: Gate
  /** Routes that are no calls: events, health, metrics, the web app. */
  readonly extras?: (app: FastifyInstance) => Promise<void>
}

/** The HTTP server with every call of every area on it, ready to listen. */
export async function createServer({ services, areas, gate, extras }: ServerParts): Promise<FastifyInstance> {
  const { config } = services
  // AUTH-1: the bot challenge comes from Cloudflare, and only where it is configured.
  const challengeOrigins = config.outside.turnstileSiteKey ? ['https://challenges.cloudflare.com'] : []
  const cardPage = cardPageOriginOf(config.outside)
  const frames = [...challengeOrigins, ...(cardPage ? [cardPage] : [])]
  // Fastify's own type for the logger keeps the server's type plain.
  const log: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: usualBodyLimit,
    routerOptions: { maxParamLength: maxAddressPart },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: (request) => acceptableId(request.headers['x-request-id']) ?? randomUUID(),
    // Slow or idle connections give their socket back.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // An address that the router cannot read never reaches the error handler.
    frameworkErrors: answerError,
  })
  app.decorateRequest('caller', undefined)
  app.decorateRequest('ahead', undefined)
  app.decorateRequest('early', undefined)
  app.setErrorHandler(answerError)
  const headers = await securityHeaders({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...challengeOrigins],
        // React Aria and the virtual lists position by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...config.pictureOrigins.split(/ +/).filter(Boolean)],
        // Uploads go to the file storage itself, when there is one (PLAT-10).
        connectSrc: ["'self'", ...(config.outside.s3Url ? [new URL(config.outside.s3Url).origin] : [])],
        // The card processor's page stands in a frame, opened by a form that carries its token
        // (PROFILE-6).
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        formAction: ["'self'", ...(cardPage ? [cardPage] : [])],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  // On the response itself, so that streams and other handlers that write it directly have them.
  app.addHook('onRequest', (_request, { raw }, next) => {
    for (const [name, value] of headers) raw.setHeader(name, value)
    next()
  })
  await app.register(cookie)
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // The best compression takes longer than the answer itself; a light one takes a tenth and is
    // nearly as small.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
  })
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 10 } })
  const counters = new SharedCounters(services.db, services.log)
  app.addHook('onClose', () => counters.stop())
  await app.register(rateLimit, {
    store: sharedStore(counters),
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refused(common.too_many_requests),
  })
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id)
    next(request.routeOptions.config.takesOtherSites ? undefined : whyCrossSite(request, config.publicUrl))
  })
  logRequests(app)
  warnOfProxy(app, config.trustedProxies)
  drainBodies(app)
  for (const area of areas) {
    for (const handler of area.handlers ?? []) registerCall(app, services, gate, handler)
    await area.mount?.(app, services)
  }
  await extras?.(app)
  return app
}

const acceptableId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For systems of customers and forms of their pages: no session of ours opens anything there.
     */
    readonly takesOtherSites?: true
  }
}
