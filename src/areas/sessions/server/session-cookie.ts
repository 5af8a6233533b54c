import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * `__Host-` pins the cookie to this host and to https; plain http (a local machine) cannot have it.
 */
export const cookieNameOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-larder_session' : 'larder_session'

/** The session's token from the request, if any. */
export const tokenOf = (request: FastifyRequest, publicUrl: string): string | undefined =>
  request.cookies[cookieNameOf(publicUrl)]

/** Hands the token to the browser: out of reach of scripts, and not sent along by other sites. */
export function setSessionCookie(
  reply: FastifyReply,
  publicUrl: string,
  session: { token: string; expiresAt: Date; staySignedIn: boolean },
): void {
  void reply.setCookie(cookieNameOf(publicUrl), session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    // Without a date the cookie ends with the browser.
    ...(session.staySignedIn && { expires: session.expiresAt }),
  })
}

/** Takes the cookie back. */
export const clearSessionCookie = (reply: FastifyReply, publicUrl: string): void =>
  void reply.clearCookie(cookieNameOf(publicUrl), { path: '/', secure: publicUrl.startsWith('https:') })
