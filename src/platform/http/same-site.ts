import type { FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Writes from other sites are refused (CSRF). Callers that send neither header are no browsers and
 * carry no ambient cookie.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (reading.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused(common.cross_site)
  const { origin } = request.headers
  if (origin === undefined) return
  const own = publicUrl ? new URL(publicUrl) : undefined
  if (origin !== own?.origin && !isHost(origin, request.headers.host, own?.protocol === 'https:')) {
    throw new Refused(common.cross_site)
  }
}

/**
 * The host the request was sent to; what is reached by https takes nothing from http pages, which
 * anybody on the way writes.
 */
function isHost(origin: string, host: string | undefined, isSecure: boolean): boolean {
  if (host === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host && (from.protocol === 'https:' || !isSecure)
}
