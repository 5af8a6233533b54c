import type { WebArea } from '#browser/web-area.ts'

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/**
 * ACCESS-8: whether a path skips the login check: nobody is asked for there, and nobody is sent
 * away to sign in.
 */
export function isPublicPath(areas: readonly Pick<WebArea, 'routes'>[], path: string): boolean {
  const routes = areas.flatMap((area) => area.routes ?? [])
  return routes.some((route) => route.access === 'public' && firstPart(route.screen.path) === firstPart(path))
}
