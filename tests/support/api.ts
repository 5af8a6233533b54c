import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { areasOf, createPortal } from '#app/portal.server.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { type CallAnswer, type CallInput, type Endpoint, callPath } from '#contract/endpoint.ts'
import { settableClock, type SettableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Replica } from '#platform/database/replica.ts'
import type { LiveEvent } from '#platform/events/live-events.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { addDistributor, people, type Person } from './distributor.ts'
import { injectWithFaults } from './fault-run.ts'

/** What a refused call answers. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly field?: string
  readonly details?: unknown
}

/** A response of any kind; `ok` distinguishes them. */
export type Answer<E extends Endpoint> = { status: number; headers: Record<string, unknown> } & (
  | { ok: true; body: CallAnswer<E> }
  | { ok: false; body: ErrorBody }
)

/** The code of a refusal; null when the call succeeded. */
export const codeOf = (answer: { ok: boolean; body: unknown }): string | null =>
  answer.ok ? null : (answer.body as ErrorBody).code

/** Headers a call may need. */
export interface CallOptions {
  readonly ifMatch?: number
  /** A fresh one for idempotent calls when absent; null sends none. */
  readonly key?: string | null
  readonly headers?: Record<string, string>
  /** Sent as it is, for calls with a raw body; its type stands in the headers. */
  readonly bytes?: Buffer
}

/** A person at the keyboard. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Answer<E>>
  /** The answer's body, or an error with the refusal's words when the call was refused. */
  ask<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<CallAnswer<E>>
}

/** A request as it is sent. */
export interface RawRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: Record<string, string>
  readonly payload?: string | Buffer
  readonly address?: string
}

/** What came back. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/**
 * The portal in this process, on a database of its own with the small distributor, at a time the
 * test sets.
 */
export interface Api {
  readonly db: Database
  readonly clock: SettableClock
  readonly url: string
  as(person: Person): Promise<Client>
  readonly nobody: Client
  /** A request of any kind, such as one that is no call. */
  send(request: RawRequest): Promise<RawAnswer>
  /**
   * Opens the person's stream of live events; returns what it has said so far, growing, and whether
   * the portal has ended it.
   */
  listen(person: Person): Promise<readonly LiveEvent[] & { readonly isEnded: boolean }>
}

/** A file as its handler returned it. */
const fileOf = (type: string, { payload, rawPayload }: { payload: string; rawPayload: Buffer }): string | Buffer =>
  /^text\/|svg/.test(type) ? payload : rawPayload

/** Monday noon in both divisions' zones: deliveries from tomorrow, cut-off at 17:00. */
export const monday = new Date('2026-03-02T20:00:00Z')

/** A migrated database of the test's own making, with a standby if it has one. */
export interface GivenDatabase extends TestDatabase {
  readonly replica?: Replica
  /** Another portal of the test has filled it. */
  readonly isFilled?: boolean
}

/** Starts it; call once, at the top of a test file. */
export async function startApi(
  environment: Record<string, string> = {},
  log = createLog('silent'),
  given?: GivenDatabase,
): Promise<Api> {
  const { db, url, replica, isFilled }: GivenDatabase = given ?? (await testDatabase())
  if (!isFilled) await addDistributor(db)
  const clock = settableClock(monday)
  const limits = { LARDER_REQUESTS_PER_MINUTE: '1000000', LARDER_API_KEY_REQUESTS_PER_MINUTE: '1000000' }
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', ...limits, ...environment })
  const portal = await createPortal({ config, db, replica, databaseUrl: url, clock, log, withJobs: false })
  await portal.app.ready()
  const endpoints = areasOf(config).flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  const inject = injectWithFaults(portal.app, url, endpoints)
  afterAll(() => portal.stop())

  const clientWith = (cookie: string | undefined): Client => {
    const call: Client['call'] = async (endpoint, input, options = {}) => {
      const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown }
      const key = options.key === undefined && endpoint.idempotent ? randomUUID() : options.key
      const search = new URLSearchParams(
        Object.entries(query ?? {})
          .filter(([, value]) => value !== undefined)
          .flatMap(([name, value]) =>
            // Lists repeat the parameter, as the browser's client does.
            (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
          ),
      )
      const answered = await inject({
        method: endpoint.method,
        url: `${callPath(endpoint, params)}${search.size > 0 ? `?${search}` : ''}`,
        headers: {
          ...(cookie && { cookie }),
          ...(key && { 'idempotency-key': key }),
          ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(options.bytes && { payload: options.bytes }),
      })
      const ok = answered.statusCode < 300
      const content: unknown = ok && endpoint.file ? fileOf(endpoint.file, answered) : answered.json()
      return { ok, status: answered.statusCode, headers: answered.headers, body: content } as Answer<typeof endpoint>
    }
    const ask: Client['ask'] = async (endpoint, input, options) => {
      const answer = await call(endpoint, input, options)
      if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.status} ${answer.body.code} ${answer.body.message}`)
      return answer.body
    }
    return { call, ask }
  }

  let address: Promise<string> | undefined
  const cookieOf = async (person: Person): Promise<string> => {
    const session = { userId: people[person], staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
    const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, clock.now())
    return `larder_session=${token}`
  }

  return {
    db,
    clock,
    url,
    nobody: clientWith(undefined),
    send: async ({ address, ...request }) => {
      const answer = await inject({ ...request, ...(address && { remoteAddress: address }) })
      return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
    },
    as: async (person) => clientWith(await cookieOf(person)),
    listen: async (person) => {
      const headers = { cookie: await cookieOf(person) }
      const stream = await fetch(`${await (address ??= portal.app.listen({ port: 0 }))}/api/events`, { headers })
      const heard = [] as unknown as LiveEvent[] & { isEnded: boolean }
      // Not enumerable: tests compare the list with plain ones.
      Object.defineProperty(heard, 'isEnded', { value: false, writable: true })
      const read = async () => {
        const decoder = new TextDecoder()
        let text = ''
        for await (const piece of stream.body!) {
          // A piece may end within an event.
          const parts = (text + decoder.decode(piece, { stream: true })).split('\n\n')
          text = parts.pop()!
          for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)) as LiveEvent)
        }
        heard.isEnded = true
      }
      // Torn when the portal stops.
      read().catch(() => undefined)
      return heard
    },
  }
}
