import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const nameFor = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-larder_sign_on' : 'larder_sign_on'

/**
 * Marks the browser that leaves for the provider: a way back handed to another browser leads
 * nowhere.
 */
export function markBrowser(reply: FastifyReply, publicUrl: string): string {
  const token = randomBytes(32).toString('base64url')
  void reply.setCookie(nameFor(publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: 600,
  })
  return token
}

/** The mark of the browser that came back. */
export const browserOf = (request: FastifyRequest, publicUrl: string): string =>
  request.cookies[nameFor(publicUrl)] ?? ''

/** Takes the mark away. */
export const unmarkBrowser = (reply: FastifyReply, publicUrl: string): void =>
  void reply.clearCookie(nameFor(publicUrl), { path: '/', secure: publicUrl.startsWith('https:') })
