import type { FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { bearerOf } from './bearer.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Why a request is refused: writes from other sites are (CSRF). Callers that send neither header
 * are no browsers and carry no ambient cookie.
 */
export function whyCrossSite(request: FastifyRequest, publicUrl: string | undefined): Refused | undefined {
  if (reading.has(request.method)) return undefined
  // With a key no cookie is read (NEXT-12), and no page can make a browser add one of another site.
  if (bearerOf(request) !== undefined) return undefined
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return new Refused(common.cross_site)
  const { origin } = request.headers
  if (origin === undefined) return undefined
  const own = publicUrl ? new URL(publicUrl) : undefined
  const isOwn = origin === own?.origin || isHost(origin, request.headers.host, own?.protocol === 'https:')
  return isOwn ? undefined : new Refused(common.cross_site)
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
