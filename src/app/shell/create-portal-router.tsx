import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { noAccessScreen } from '#areas/sessions/sessions.addresses.ts'
import { modeOf } from '#browser/app-mode.ts'
import { loadMe } from '#browser/current-user.ts'
import { mayOpenRoute } from '#browser/may-open-route.ts'
import { parseSearch } from '#browser/search-text.ts'
import type { WebArea, WebRoute } from '#browser/web-area.ts'
import { type AnyScreen, startScreen } from '#contract/address.ts'
import { writeSearch } from '#contract/write-search.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { guardRoute, guardSignIn } from './guard.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenAlone, ScreenFailed } from './screen-failed.tsx'

/** Milliseconds before a loading state is shown, so that short loads do not flicker. */
const pendingAfterMs = 150

/** Where '/' leads: the first of these that exists and the user may open. */
const landings = [dashboardScreen, noAccessScreen]

/** The frame is a separate chunk, as the sign-in screen does not need it. */
export const Frame = loadOnDemand(() => import('./frame.tsx').then((module) => module.Frame), 'screen')

/**
 * The router over the routes of every area. Screens load lazily, and ahead of time on hover and
 * focus.
 */
export function createPortalRouter(areas: readonly WebArea[]) {
  const routes = areas.flatMap((area) => area.routes ?? [])
  const rootRoute = createRootRoute({
    component: RootLayout,
    notFoundComponent: NotFoundScreen,
    errorComponent: ScreenAlone,
  })
  const frameRoute = createRoute({
    getParentRoute: () => rootRoute,
    id: 'frame',
    component: Frame,
    errorComponent: ScreenAlone,
    // Without a user there is no frame to show.
    beforeLoad: ({ location }) => guardSignIn(location.href),
  })
  const startRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: startScreen.path,
    beforeLoad: async ({ location }) => {
      await guardRoute({ screen: startScreen }, location.href)
      throw redirect({ to: await landingPath(routes), replace: true })
    },
  })
  const isPublic = (route: WebRoute) => route.access === 'public'
  const built = (parent: () => typeof rootRoute, wanted: readonly WebRoute[]) =>
    wanted.map((route) =>
      createRoute({
        getParentRoute: parent,
        path: route.screen.path,
        component: loadOnDemand(route.component, 'screen'),
        staticData: { title: route.title, isPublic: isPublic(route) },
        beforeLoad: ({ location }) => guardRoute(route, location.href),
      }),
    )
  const publicRoutes = built(
    () => rootRoute,
    routes.filter((route) => isPublic(route)),
  )
  const framedRoutes = built(
    () => frameRoute as unknown as typeof rootRoute,
    routes.filter((route) => !isPublic(route)),
  )
  return createRouter({
    routeTree: rootRoute.addChildren([startRoute, ...publicRoutes, frameRoute.addChildren(framedRoutes)]),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPendingMs: pendingAfterMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: false,
    scrollRestoration: true,
    defaultStructuralSharing: true,
  })
}

async function landingPath(routes: readonly WebRoute[]): Promise<string> {
  const user = await loadMe()
  const mayOpen = (screen: AnyScreen) => {
    const route = routes.find((known) => known.screen === screen)
    return route && mayOpenRoute(route.rule, user, modeOf(user)) === null
  }
  return (landings.find(mayOpen) ?? noAccessScreen).path
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Public screens skip the login check (ACCESS-8). */
    isPublic?: boolean
    /** The document title. */
    title?: string
  }
}
