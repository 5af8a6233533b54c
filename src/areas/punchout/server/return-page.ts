import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { returnTokenField } from '#contract/punchout-page.ts'
import type { Services } from '#platform/services.ts'
import { framesOf } from '../rules/punchout-policy.ts'
import { returnedPage, writeReturnPage } from '../rules/write-return-page.ts'
import { framingAddressesOf } from './frame-page.ts'
import { isToken, punchoutCookieOf } from './punchout-cookie.ts'
import { takeReturn } from './session.store.ts'

/** The page that posts a cart back; it knows by the session's token which. */
export const returnPath = '/punchout/return'

/**
 * PUNCH-3: shown once, and the end of the session (punchout R1). A browser that keeps no cookie
 * posts its token.
 */
export async function serveReturnPage(app: FastifyInstance, { db, clock, config }: Services): Promise<void> {
  app.get(returnPath, { exposeHeadRoute: false }, (request, reply) =>
    show(punchoutCookieOf(request, config.publicUrl), reply),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get(returnTokenField) ?? ''),
    )
    // Only who has the token gets anywhere; without referrers a browser names no origin.
    const config = { takesOtherSites: true } as const
    scope.post<{ Body: string }>(returnPath, { config }, ({ body }, reply) =>
      show(isToken(body) ? body : undefined, reply),
    )
  })

  async function show(token: string | undefined, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const addresses = token === undefined ? undefined : await framingAddressesOf(db, token)
    const form = token === undefined ? undefined : await takeReturn(db, token, clock.now())
    const { back, frames } = framesOf(addresses)
    return reply
      .code(form ? 200 : 410)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          "base-uri 'none'",
          `script-src 'nonce-${nonce}'`,
          `style-src 'nonce-${nonce}'`,
          // A redirect of the buyer's system counts, too.
          `form-action ${form ? [...back, ...frames].join(' ') : "'none'"}`,
          `frame-ancestors ${["'self'", ...frames].join(' ')}`,
        ].join(';'),
      )
      .removeHeader('x-frame-options')
      .send(form ? writeReturnPage(form, nonce) : returnedPage(nonce))
  }
}
