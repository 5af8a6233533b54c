import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Refused } from '#kit/decision.ts'
import type { Queries } from '../database/database.ts'
import { type PositionRow, primaryPosition, type Replica } from '../database/replica.ts'
import { sealOf } from '../seal.ts'
import type { Services } from '../services.ts'
import { answerSerializer } from './answer-serializer.ts'
import { checkedAnswer } from './checked-answer.ts'
import type { Caller, Gate, ShipToInPath } from './caller.ts'
import { InvalidRequest } from './errors.ts'
import type { Asked, Call, Handler } from './handle.ts'
import { runOnce } from './idempotency.ts'
import { readInput, refuseUnkeepable } from './read-input.ts'

/** Puts one call on the router: gate, validation, idempotency, handler, answer. */
export function registerCall(app: FastifyInstance, services: Services, gate: Gate, handler: Handler): void {
  const { endpoint, run } = handler
  const replica = handler.isOnReplica ? services.replica : undefined
  const serialize = answerSerializer(endpoint.answer)
  const serializeMinimal = endpoint.minimal && answerSerializer(endpoint.minimal)
  const checkAnswers = services.config.environment === 'test'
  for (const type of endpoint.rawBody ?? []) {
    // The handler reads the stream itself.
    if (!app.hasContentTypeParser(type)) app.addContentTypeParser(type, (_request, _payload, done) => done(null))
  }
  const aheadOf = (early: Address | undefined) =>
    early && handler.ahead?.({ ...early, now: services.clock.now() } as Asked<Endpoint>)
  /** On the standby, what would ride with the gate's statement is sent before the handler runs. */
  const readOn = (standby: Replica, request: FastifyRequest, answer: (db: Queries) => Promise<unknown>) => {
    const [gated] = request.ahead as readonly PositionRow[]
    return standby.read(gated?.position ?? null, async (db) => {
      const ahead = aheadOf(request.early)
      if (ahead) request.ahead = await db.rows(ahead)
      return answer(db)
    })
  }
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    ...(endpoint.rateLimit && {
      config: { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.minutes * 60_000 } },
    }),
    onRequest: async (request) => {
      refuseUnkeepable(request.params, 'path')
      if (endpoint.access === 'public') return
      const early = handler.ahead && readEarly(endpoint, request)
      const ahead = replica ? primaryPosition() : aheadOf(early)
      const { caller, rows } = await gate(request, endpoint, request.params as ShipToInPath, ahead)
      request.caller = caller
      request.early = early
      request.ahead = rows
    },
    ...(endpoint.body &&
      !endpoint.rawBody && {
        preValidation: (request, _reply, next) =>
          // What is read for other calls, or not read at all, must not pass as an empty body.
          next(isJson(request.headers['content-type']) ? undefined : new Refused(common.unsupported_type)),
      }),
    handler: async (request, reply) => {
      const { params, query } = request.early ?? readAddress(endpoint, request)
      const input = {
        params,
        query,
        body: endpoint.rawBody || !endpoint.body ? undefined : readInput(endpoint.body, request.body, 'body'),
      }
      const isMinimal = serializeMinimal !== undefined && prefersMinimal(request.headers['prefer'])
      if (isMinimal) void reply.header('preference-applied', 'return=minimal')
      const answer = async (db: Queries) => {
        const call = callOf({ input, db, services, request, reply, isMinimal })
        if (!checkAnswers) return run(call)
        return checkedAnswer(endpoint, (isMinimal && endpoint.minimal) || endpoint.answer, run(call))
      }
      const bodyOf = endpoint.file ? (content: unknown) => content : (isMinimal ? serializeMinimal : serialize).inSlices
      const body = endpoint.idempotent
        ? await once({ endpoint, services, request, reply, input, serialize, answer })
        : await bodyOf(await (replica ? readOn(replica, request, answer) : answer(services.db)))
      if (!endpoint.idempotent) void reply.code(endpoint.status ?? 200)
      return (
        reply
          .header('content-type', endpoint.file ?? 'application/json; charset=utf-8')
          // A handler may say how long a picture keeps.
          .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
          .send(body)
      )
    },
  })
}

type Address = Pick<Input, 'params' | 'query'>

const readAddress = ({ params, query }: Endpoint, request: FastifyRequest): Address => ({
  params: params && readInput(params, request.params, 'path'),
  query: query && readInput(query, request.query, 'query'),
})

/** Read before the gate; what does not fit is refused after it. */
function readEarly(endpoint: Endpoint, request: FastifyRequest): Address | undefined {
  try {
    return readAddress(endpoint, request)
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined
    throw error
  }
}

/** No body at all has no type, and is refused by its schema. */
const isJson = (type: string | undefined): boolean => type === undefined || /^application\/json\s*(;|$)/i.test(type)

/** RFC 7240, section 2: preferences with their parameters, separated by commas. */
const prefersMinimal = (header: string | string[] | undefined): boolean =>
  [header ?? []]
    .flat()
    .some((line) => line.split(',').some((each) => /^\s*return\s*=\s*"?minimal"?\s*(;|$)/i.test(each)))

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

interface Parts {
  readonly input: Input
  readonly db: Queries
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly isMinimal: boolean
}

function callOf({ input, db, services, request, reply, isMinimal }: Parts): Call<Endpoint> {
  return {
    params: input.params as Call<Endpoint>['params'],
    query: input.query as Call<Endpoint>['query'],
    body: input.body as Call<Endpoint>['body'],
    services,
    db,
    // The gate has put it there for every call that is not public.
    caller: request.caller as Caller,
    ifMatch: versionOf(request.headers['if-match']),
    isMinimal,
    now: services.clock.now(),
    address: request.ip,
    requestId: request.id,
    request,
    reply,
  }
}

/** If-Match: "7" or W/"7" -> 7. */
function versionOf(header: string | undefined): number | null {
  if (header === undefined) return null
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())
  if (!match) throw new Refused({ ...common.invalid_request, message: 'If-Match is not a version', field: 'If-Match' })
  return Number(match[1])
}

interface OnceParts extends Omit<Parts, 'db' | 'isMinimal'> {
  readonly endpoint: Endpoint
  readonly serialize: (answer: unknown) => string
  readonly answer: (db: Queries) => Promise<unknown>
}

async function once({ endpoint, services, request, reply, input, serialize, answer }: OnceParts): Promise<string> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') throw new Refused({ ...common.idempotency_key_required, field: 'Idempotency-Key' })
  const { actor } = request.caller as Caller
  const result = await runOnce({
    db: services.db,
    scope: {
      realUserId: actor.realUserId,
      userId: actor.userId,
      // Two programs of one user may number their requests alike (NEXT-12).
      route: actor.apiKey ? `${endpoint.name} ${actor.apiKey.id}` : endpoint.name,
    },
    key,
    body: input,
    status: endpoint.status ?? 200,
    lockTimeout: services.config.database.lockTimeout,
    run: answer,
    serialize,
    marksOf: (text) => sealOf(services.config).marks(text, 'idempotency'),
  })
  void reply.code(result.status)
  if (result.isReplay) void reply.header('idempotency-replayed', 'true')
  return result.body
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    /** The parts of the address, where a statement needed them before the gate. */
    early: { readonly params: unknown; readonly query: unknown } | undefined
    /** Rows that rode with the gate's statement. */
    ahead: readonly unknown[] | undefined
  }
}
