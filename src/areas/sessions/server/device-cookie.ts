import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyOf } from './session.store.ts'

/** Browsers keep no cookie longer than 400 days. */
const keptSeconds = 400 * 86_400

const nameFor = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-larder_device' : 'larder_device'

/**
 * What the database knows the request's device by; undefined for a device never signed in on, and
 * for scripts.
 */
export function deviceOf(request: FastifyRequest, publicUrl: string): Buffer | undefined {
  const token = request.cookies[nameFor(publicUrl)]
  return token && /^[\w-]{43}$/.test(token) ? keyOf(token) : undefined
}

/**
 * True for pages in a browser: those say so with every request, and scripts cannot make a browser
 * leave it out.
 */
export const isFromPage = (request: FastifyRequest): boolean => request.headers['sec-fetch-site'] !== undefined

/**
 * The device signed in on: the one known, or a new one that gets its cookie. A script keeps none
 * and has no device.
 */
export function markDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Buffer | undefined {
  const known = deviceOf(request, publicUrl)
  if (!known && !isFromPage(request)) return undefined
  const token = (known && request.cookies[nameFor(publicUrl)]) ?? randomBytes(32).toString('base64url')
  void reply.setCookie(nameFor(publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: keptSeconds,
  })
  return keyOf(token)
}
