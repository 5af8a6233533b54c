import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { roles } from '#areas/access/roles.ts'
import { isStaff } from '#areas/access/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import { createDemoProvider } from './demo-provider.ts'
import { demoProviderPath } from './demo-provider-names.ts'
import { type DemoStaff, demoSignInPage } from './demo-sign-in-page.ts'
import { serveBuiltIn } from './provider.ts'

const staff = sql(
  'demo-provider.staff',
  `select email, name, role from users u where ${isStaff('u')} and is_active order by role, name limit 200`,
)

const roleNames: Readonly<Record<string, { readonly name: string } | undefined>> = roles

/**
 * AUTH-2: the demo's provider under a path of the portal's own origin; absent where a real one is
 * configured.
 */
export async function mountDemoProvider(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services
  if (config.demo === 'off' || config.outside.oidcIssuer) return
  let made: Promise<Provider> | undefined
  const provider = () => (made ??= createDemoProvider(services))
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The provider reads bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.get<{ Params: { uid: string } }>(`${demoProviderPath}/choose/:uid`, async (request, reply) => {
      const rows = await db.rows<DemoStaff>(staff())
      const named = rows.map((row) => ({ ...row, role: roleNames[row.role]?.name ?? row.role }))
      void reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Without a referrer the form would be sent with no origin, and refused as another site's.
        .header('referrer-policy', 'same-origin')
      return demoSignInPage(named, `${demoProviderPath}/choose/${encodeURIComponent(request.params.uid)}`)
    })
    scope.post<{ Params: { uid: string } }>(`${demoProviderPath}/choose/:uid`, async (request, reply) => {
      const email = new URLSearchParams(await textOf(request, reply)).get('email') ?? ''
      const known = (await db.rows<DemoStaff>(staff())).some((row) => row.email === email)
      const result = known ? { login: { accountId: email } } : { error: 'access_denied' }
      const { raw } = asProvider(request, config.publicUrl)
      const next = await (
        await provider()
      ).interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false })
      const { pathname, search } = new URL(next)
      return reply.redirect(pathname + search, 303)
    })
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = (await provider()).callback()
      reply.hijack()
      await answer(asProvider(request, config.publicUrl).raw, reply.raw)
    }
    for (const path of ['/auth', '/auth/:uid', '/token', '/jwks', '/.well-known/openid-configuration'])
      scope.route({ method: path === '/token' ? 'POST' : 'GET', url: demoProviderPath + path, handler: pass })
  })
  serveBuiltIn(config, app)
}

/**
 * The provider stands under a path and speaks of itself as PUBLIC_URL does, whatever name it was
 * reached by.
 */
function asProvider(request: FastifyRequest, publicUrl: string): FastifyRequest {
  const { raw } = request
  const { protocol, host } = new URL(publicUrl)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = request.headers.host ?? host
  Object.assign(raw, { originalUrl: raw.url })
  raw.url = raw.url!.slice(demoProviderPath.length)
  return request
}

/** Bytes of the form at most: it has one e-mail address. */
const longestForm = 1000

async function textOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request.raw) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > longestForm) {
      // The rest stays unread, and the next request on this connection would wait behind it.
      void reply.header('connection', 'close')
      throw new Refused(common.too_large)
    }
    pieces.push(bytes)
  }
  return Buffer.concat(pieces).toString('utf8')
}
