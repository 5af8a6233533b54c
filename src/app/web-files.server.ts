import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { answerError } from '#platform/http/errors.ts'
import { packageRoot } from '#platform/package-root.ts'
import { buildHeader } from '#contract/portal-build.ts'
import { isPageAddress } from './is-page-address.ts'

/**
 * The policy of the worker that reads barcodes, the only code that runs WebAssembly: pages keep a
 * policy without it. A worker has the policy of its own response.
 */
const barcodeWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Headers of a file of the browser app, by its path. */
function headersOf(path: string): Readonly<Record<string, string>> {
  // File names carry a hash of their content.
  const cacheControl = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const isBarcodeWorker = /\/assets\/barcode\.worker-[\w-]+\.js(\.br)?$/.test(path)
  return {
    'cache-control': cacheControl,
    ...(isBarcodeWorker && { 'content-security-policy': barcodeWorkerPolicy }),
  }
}

/**
 * Serves the built browser app; every path that is not a file opens it, since the app routes by
 * itself. `prepare` may change the headers of a page, and returns what is added to its head.
 */
export async function serveWebApp(
  app: FastifyInstance,
  prepare: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
): Promise<void> {
  const root = join(packageRoot(), 'dist', 'web')
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The browser app is not built; only the API is served')
    app.setNotFoundHandler((request, reply) => answerError(new Refused(common.not_found), request, reply))
    return
  }
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  const build = /<meta name="larder-build" content="(\w{1,64})"/.exec(page)?.[1]
  // A page of another build learns of this one from the next call it makes (PLAT-15).
  if (build)
    app.addHook('onRequest', (request, reply, next) => {
      if (request.url.startsWith('/api/')) void reply.header(buildHeader, build)
      next()
    })
  await app.register(serveStatic, {
    root,
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    // Written by the build, a sixth smaller than what there is time for while somebody waits.
    preCompressed: true,
    setHeaders: (reply, path) => void reply.headers(headersOf(path)),
  })
  // One route for all of them: one for each costs a fifth of a second at the start, and memory.
  const assets = new Set(readdirSync(join(root, 'assets')))
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !isPageAddress(request.url))
      return answerError(new Refused(common.not_found), request, reply)
    const added = await prepare(request, reply)
    // Nothing here is for search engines, least of all an error page with words in its address
    // (security 42).
    return reply
      .type('text/html')
      .header('cache-control', added === '' ? 'no-cache' : 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(added === '' ? page : page.replace('</head>', () => `${added}</head>`))
  })
}
