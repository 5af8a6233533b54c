import { type CallAnswer, type CallInput, callPath, type Endpoint, type MinimalAnswer } from '#contract/endpoint.ts'
import { buildHeader } from '#contract/portal-build.ts'
import type { Refusal } from '#kit/decision.ts'
import { CallFailed } from './call-failed.ts'
import { noteOwnChange } from './own-changes.ts'
import { noteBuild } from './portal-build.ts'
import { punchoutHeaders } from './punchout-tab.ts'
import { noticeSignedOut } from './query-client.ts'
import { queryText } from './query-text.ts'

/** What a call may carry besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The version that was read, as the `ETag` gave it (endpoints with `ifMatch`). */
  readonly ifMatch?: string | number | undefined
  /** The same key for the same intent (idempotent endpoints). */
  readonly idempotencyKey?: string | undefined
  /** Sent as it is (endpoints with `rawBody`). */
  readonly bytes?: Blob | undefined
}

type AnyInput = { params?: object | undefined; query?: object | undefined; body?: unknown }

/**
 * Calls the server. Answers are trusted, not validated: the server's tests hold them to their
 * schema.
 */
export const callEndpoint = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> => (await send(endpoint, input, options)) as CallAnswer<E>

/** The same, for a caller that has the rest: only what the call changed is returned. */
export const callForChange = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<MinimalAnswer<E>> => (await send(endpoint, input, options, { prefer: 'return=minimal' })) as MinimalAnswer<E>

function send(...call: Parameters<typeof request>): Promise<unknown> {
  const response = request(...call)
  return call[0].method === 'GET' ? response : noteOwnChange(response)
}

async function request(
  endpoint: Endpoint,
  input: AnyInput,
  options: CallOptions,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { params, query, body } = input
  const { bytes } = options
  const address = callPath(endpoint, params as Record<string, string> | undefined) + queryText(query)
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...punchoutHeaders(),
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': endpoint.rawBody?.[0] ?? 'application/octet-stream' }),
      ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
    ...(options.signal && { signal: options.signal }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallFailed(offline)
  })
  noteBuild(response.headers.get(buildHeader))
  if (!response.ok) throw await failureOf(response, endpoint.method !== 'GET')
  return (await response.json().catch(() => undefined)) as unknown
}

/** Why a call was refused, as its response says. */
export async function failureOf(response: Response, wasWrite = false): Promise<CallFailed> {
  const failure = new CallFailed(refusalOf(response.status, await response.json().catch(() => undefined)))
  // AUTH-3: any call, be it a query, a mutation or quantities that leave in the background.
  noticeSignedOut(failure, wasWrite)
  return failure
}

/** The portal cannot be reached. */
export const offline: Refusal = {
  code: 'offline',
  status: 0,
  message: 'Larder cannot be reached. Please check your connection and try again.',
}

function refusalOf(status: number, answer: unknown): Refusal {
  if (typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer) {
    return { ...(answer as Refusal), status }
  }
  // A proxy or a stopped server answered, not Larder.
  return { code: 'unexpected', status, message: 'Something went wrong' }
}
