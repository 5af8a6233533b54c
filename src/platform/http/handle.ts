import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallAnswer, CallReceived, Endpoint, MinimalAnswer } from '#contract/endpoint.ts'
import type { Queries } from '../database/database.ts'
import type { Query } from '../database/statement.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'

/**
 * All a handler is given: validated input, the caller, and the database (a transaction when the
 * call must happen once).
 */
export interface Call<E extends Endpoint> extends CallReceived<E> {
  readonly services: Services
  /**
   * For an idempotent call the transaction that also stores the idempotency key: everything written
   * through it happens with the answer.
   */
  readonly db: Queries
  readonly caller: E['access'] extends 'public' ? Caller | undefined : Caller
  /** The version named by If-Match, or null without the header. */
  readonly ifMatch: number | null
  /** `Prefer: return=minimal` to a call that has such an answer: `minimal` is what to return. */
  readonly isMinimal: boolean
  readonly now: Date
  /** The caller's network address, for the audit trail. */
  readonly address: string
  readonly requestId: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What is known of a call before the gate: its valid input, and never who calls. */
export interface Asked<E extends Endpoint> extends Pick<CallReceived<E>, 'params' | 'query'> {
  readonly now: Date
}

/** A call with its handler. */
export interface Handler {
  readonly endpoint: Endpoint
  /** The statement that is sent together with the gate's. */
  readonly ahead?: (asked: Asked<Endpoint>) => Query
  readonly run: (call: Call<Endpoint>) => Promise<unknown>
  /** It may run on a standby. */
  readonly isOnReplica?: boolean
}

/** Binds a call to its handler: load, decide, save, return. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<CallAnswer<E> | NonNullable<MinimalAnswer<E>>>,
): Handler {
  // The registry holds handlers of all calls; each is only ever run with its own validated input.
  return { endpoint, run: run as unknown as Handler['run'] }
}

/**
 * Binds a read whose statement rides in the gate's round trip. `ahead` knows no caller, so its rows
 * say nothing about rights and hold nothing only staff may know; `run` is called with them once the
 * gate has passed, and never when it refuses.
 */
export function handleAhead<E extends Endpoint, Row>(
  endpoint: E,
  ahead: (asked: Asked<E>) => Query,
  run: (call: Call<E>, rows: readonly Row[]) => Promise<CallAnswer<E>>,
): Handler {
  return {
    ...handle(endpoint, (call: Call<E>) => run(call, call.request.ahead as readonly Row[])),
    ahead: ahead as unknown as NonNullable<Handler['ahead']>,
  }
}

/**
 * Binds a read that the standby of DATABASE_REPLICA_URL may run, with a database as new as the
 * request (decision 30): lists, history and analytics, which take longer than asking the standby
 * how far it is. It reads through the `db` of the call alone, as it may run twice.
 */
export function handleOnReplica<E extends ReadEndpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<CallAnswer<E>>,
): Handler {
  return { ...handle(endpoint, run), isOnReplica: true }
}

/** The same for a read whose statement rides in the gate's round trip where there is no standby. */
export function handleAheadOnReplica<E extends ReadEndpoint, Row>(
  endpoint: E,
  ahead: (asked: Asked<E>) => Query,
  run: (call: Call<E>, rows: readonly Row[]) => Promise<CallAnswer<E>>,
): Handler {
  return { ...handleAhead(endpoint, ahead, run), isOnReplica: true }
}

/** The connection is given back with the answer, so it is no stream. */
type ReadEndpoint = Endpoint & { readonly method: 'GET'; readonly file?: undefined }
