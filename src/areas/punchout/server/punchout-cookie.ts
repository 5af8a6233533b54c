import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The header by which a page says that it belongs to a procurement session (`browser/punchout-
 * tab.ts`).
 */
export const punchoutHeader = 'x-larder-punchout'

// Browsers take a secure cookie from this machine by http as well.
const isSecure = (publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)

/** Its own name: the cookie of a sign-in is neither read nor touched (security 54). */
const cookieNameOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-larder_punchout' : 'larder_punchout'

/** The token of the procurement session that this browser has a cookie of, if any. */
export const punchoutCookieOf = (request: FastifyRequest, publicUrl: string): string | undefined =>
  request.cookies[cookieNameOf(publicUrl)]

/**
 * The token of the session that a call is made in: a page that was given one sends it (PUNCH-4), as
 * its browser keeps no cookie; every other says 'yes'.
 */
export function punchoutTokenOf(request: FastifyRequest, publicUrl: string): string | undefined {
  const sent = request.headers[punchoutHeader]
  return typeof sent === 'string' && isToken(sent) ? sent : punchoutCookieOf(request, publicUrl)
}

/** 256 bits in base64url. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * PUNCH-4: hands the token to the browser, which keeps it inside of a frame of the buyer's site
 * too: sent along there (SameSite=None) and kept apart for each such site (Partitioned). It changes
 * nothing without `punchoutHeader`, which no other site can send.
 */
export function setPunchoutCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  const secure = isSecure(publicUrl)
  void reply.setCookie(cookieNameOf(publicUrl), token, {
    path: '/',
    httpOnly: true,
    secure,
    ...(secure ? ({ sameSite: 'none', partitioned: true } as const) : ({ sameSite: 'lax' } as const)),
  })
}
