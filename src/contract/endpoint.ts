import type { z } from 'zod'
import type { Refusal } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import type { LiveTopic } from './live-topics.ts'

/**
 * How far a session has come: all of the way, or up to the second factor it still owes or has to
 * set up (AUTH-5).
 */
export type SessionStage = 'full' | 'mfa' | 'mfa-setup'

/**
 * How one call is described. Validation, permission gate, OpenAPI, typed client and generated tests
 * all come from it.
 */
export interface Endpoint {
  /** camelCase verb phrase, unique: the OpenAPI operationId and the client's query key. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Below /api, with `:param` names; `:division` with `:shipTo` switches on the ship-to gate
   * (ACCESS-4).
   */
  readonly path: `/${string}`
  /**
   * UI-8: the topics of live events that make a cached response stale. On such an event the browser
   * calls again if the ship-to, cart or order is the same.
   */
  readonly livesBy?: readonly LiveTopic[]
  /** One sentence for the OpenAPI page. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The body of the success answer. */
  readonly answer: z.ZodType
  /**
   * The body of the success answer to `Prefer: return=minimal` (RFC 7240): what changed, for
   * callers that have the rest. Without it the header is ignored, as the RFC allows.
   */
  readonly minimal?: z.ZodType
  /** Success status; 200 by default. */
  readonly status?: 200 | 201 | 202
  /** Who may call: 'public', or 'session' (the default) with all features of `needs`. */
  readonly access?: 'public' | 'session'
  /**
   * AUTH-5: the stages of a session that reach this call; only `full` by default. With any other
   * stage the caller counts as not signed in.
   */
  readonly stages?: readonly SessionStage[]
  /** ACCESS-3: every feature named here is needed. */
  readonly needs?: readonly Feature[]
  /** Only distributor staff (internal, and not acting as a customer). */
  readonly staffOnly?: boolean
  /**
   * AUTH-8: refused to staff who act as a customer: what only the owner or staff as themselves may
   * do.
   */
  readonly noProxy?: boolean
  /**
   * PUNCH-4: reachable in a session that a procurement system started; no other call is.
   * 'shopping':
   * not where that session only inspects a cart.
   */
  readonly inPunchout?: 'always' | 'shopping'
  /**
   * NEXT-12: refused to API keys: what a person does or reads for themselves. Calls with `noProxy`
   * are refused to them in any case.
   */
  readonly forPeople?: boolean
  /** True: `Idempotency-Key` is required and the effect happens once (architecture, section 4). */
  readonly idempotent?: boolean
  /** True: `If-Match` with the version from the `ETag` is honoured. */
  readonly ifMatch?: boolean
  /** Every refusal of its own that this call may return; the common ones are implied. */
  readonly refusals?: readonly Refusal[]
  /** Maximum body size in bytes; 1 MB by default. */
  readonly bodyLimit?: number
  /**
   * Content types whose body the handler reads as a stream itself (`call.request.raw`); `body` is
   * then not validated.
   */
  readonly rawBody?: readonly string[]
  /**
   * Content type of a success answer that is a file; `answer` is then `fileContent`.
   */
  readonly file?: string
  /** Extra rate limit beyond the general one, per address. */
  readonly rateLimit?: { readonly max: number; readonly minutes: number }
}

/** Declares a call and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(description: E): E => description

type Part<E, Key extends keyof Endpoint, Direction extends 'in' | 'out'> = E extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? Direction extends 'in'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined

/** What a caller passes in. */
export type CallInput<E extends Endpoint> = (Part<E, 'params', 'in'> extends undefined
  ? { params?: undefined }
  : { params: Part<E, 'params', 'in'> }) &
  (Part<E, 'query', 'in'> extends undefined ? { query?: undefined } : { query?: Part<E, 'query', 'in'> }) &
  (Part<E, 'body', 'in'> extends undefined ? { body?: undefined } : { body: Part<E, 'body', 'in'> })

/** What the handler receives after validation. */
export interface CallReceived<E extends Endpoint> {
  params: Part<E, 'params', 'out'>
  query: Part<E, 'query', 'out'>
  body: Part<E, 'body', 'out'>
}

/** The success answer. */
export type CallAnswer<E extends Endpoint> = z.output<E['answer']>

/** The success answer to `Prefer: return=minimal`; undefined where the call has none. */
export type MinimalAnswer<E extends Endpoint> = Part<E, 'minimal', 'out'>

/** '/carts/:cartId' with { cartId: 'a b' } -> '/api/carts/a%20b'. */
export function callPath(endpoint: Endpoint, params: Record<string, string> = {}): string {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.name}: path parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
  return `/api${filled}`
}
