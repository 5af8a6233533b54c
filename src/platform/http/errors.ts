import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { type Refusal, Refused } from '#kit/decision.ts'
import { cannotServe } from '../database/cannot-serve.ts'
import { errorCode, isAway } from '../database/database-away.ts'
import { bearerOf } from './bearer.ts'
import { ProblemLog } from './log-problem.ts'
import { maxAddressPart } from './address-part.ts'

/**
 * A request that does not fit its schema: names the field and the reason, and nothing was changed.
 */
export class InvalidRequest extends Error {
  readonly issues: readonly { field: string; message: string }[]
  constructor(issues: readonly Issue[], part: string) {
    super('invalid request')
    this.issues = issues.slice(0, maxIssues).map(({ path, message }) => ({
      field: path.map(String).join('.').slice(0, maxFieldLength) || part,
      message,
    }))
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * A caller's own nonsense is not sent back at length: most fields named, and characters of a name.
 */
const maxIssues = 20
const maxFieldLength = 200

/** PostgreSQL keeps no zero character, neither in texts nor in JSON: nothing was changed. */
const noText: ReadonlySet<string> = new Set(['22021', '22P05'])

/** The body of every error answer (architecture, section 5). */
function bodyOf({ code, message, field, details }: Refusal) {
  return { code, message, ...(field && { field }), ...(details !== undefined && { details }) }
}

/** The response to an error of any origin. Unknown errors reveal nothing internal. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error instanceof InvalidRequest) {
    const [first] = error.issues
    return {
      ...common.invalid_request,
      message: first?.message ?? common.invalid_request.message,
      ...(first && { field: first.field }),
      ...(error.issues.length > 1 && { details: { issues: error.issues } }),
    }
  }
  if (isAway(error)) return common.unavailable
  const reason = cannotServe(error)
  if (reason) return reason === 'full' ? common.storage_full : common.busy
  if (noText.has(errorCode(error) ?? ''))
    return { ...common.invalid_request, message: 'A text has a character that is not allowed.' }
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode === 413) return common.too_large
  if (statusCode === 415) return common.unsupported_type
  if (statusCode === 429) return common.too_many_requests
  if (statusCode === 404) return common.not_found
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return { ...common.invalid_request, status: statusCode, message: readable(code) }
  return common.unexpected
}

const unreadableAddress: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: `A part of the address is longer than ${maxAddressPart} characters.`,
}

const readable = (code = ''): string =>
  unreadableAddress[code] ??
  (code.includes('JSON') || code.includes('BODY')
    ? 'The body of the request is not valid JSON.'
    : 'The request could not be read.')

const problems = new ProblemLog()

/** Seconds to wait: of the refusal itself, or a minute. */
function waitOf({ details }: Refusal): string {
  const { retryAfterSeconds } = (details ?? {}) as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? String(retryAfterSeconds) : '60'
}

/** Fastify's error handler: expected refusals are answers, everything else is logged as a bug. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  request.refusal = refusal.code
  if (refusal.status >= 500) problems.write(request.log, error, refusal)
  if (refusal.status === 429 && !reply.hasHeader('retry-after')) void reply.header('retry-after', waitOf(refusal))
  // RFC 6750: for programs; browsers send no such header and ask nobody for a password.
  if (refusal.status === 401 && bearerOf(request) !== undefined) void reply.header('www-authenticate', 'Bearer')
  if (refusal.status === 503) void reply.header('retry-after', '2')
  void reply.code(refusal.status).header('cache-control', 'no-store').send(bodyOf(refusal))
}
