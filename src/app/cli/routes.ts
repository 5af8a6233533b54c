import type { Endpoint } from '#contract/endpoint.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, withDatabase } from './command.ts'

/**
 * Every route of the router, with the features it needs: read from the router itself, nothing can
 * hide.
 */
export const routesCommand: Command = {
  usage: 'routes',
  summary: 'Print every route with the features it needs',
  run: (_words, context) =>
    withDatabase(context, async ({ db, url }) => {
      const { config, log, print } = context
      const { areasOf, createPortal } = await import('../portal.server.ts')
      const endpoints = areasOf(config).flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
      const portal = await createPortal({ config, db, databaseUrl: url, clock: systemClock, log, withJobs: false })
      await portal.app.ready()
      try {
        for (const route of routesOf(portal.app.printRoutes({ commonPrefix: false }))) {
          print(`${route.method} ${route.path} ${needsOf(endpoints, route)}`)
        }
      } finally {
        await portal.stop()
      }
    }),
}

/** A method and path of the router. */
export interface Route {
  readonly method: string
  readonly path: string
}

/**
 * Reads Fastify's tree of routes back into lines: depth by the width of the drawing before a name.
 */
export function routesOf(tree: string): Route[] {
  const above: string[] = []
  const routes: Route[] = []
  for (const line of tree.split('\n')) {
    const match = /^([│├└─\s]*)(\S*)(?: \(([A-Z, ]+)\))?/.exec(line)
    const [, drawing = '', name = '', methods] = match ?? []
    if (line.trim() === '') continue
    const depth = drawing.length / 4
    above.length = depth
    const path = above.slice(1).join('') + name
    above[depth] = name
    for (const method of methods?.split(', ') ?? []) {
      // HEAD comes with every GET.
      if (method !== 'HEAD') routes.push({ method, path })
    }
  }
  return routes.toSorted((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method))
}

function needsOf(endpoints: readonly Endpoint[], { method, path }: Route): string {
  const endpoint = endpoints.find((one) => one.method === method && `/api${one.path}` === path)
  if (!endpoint) return '-'
  if (endpoint.access === 'public') return 'public'
  return [endpoint.staffOnly ? 'staff' : 'session', ...(endpoint.needs ?? [])].join(' ')
}
