import type { FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Writes from other sites are refused (CSRF). Callers that send neither header are no browsers and carry no ambient cookie. */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (reading.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused(common.cross_site)
  const { origin } = request.headers
  if (origin === undefined) return
  const own = publicUrl ? new URL(publicUrl).origin : undefined
  if (origin !== own && !isHost(origin, request.headers.host)) throw new Refused(common.cross_site)
}

function isHost(origin: string, host: string | undefined): boolean {
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}
