import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { actorOfUser, loadMe, modeOf } from '#browser/current-user.ts'
import { mayOpenRoute } from '#browser/may-open-route.ts'
import type { WebRoute } from '#browser/web-area.ts'
import { findAccessProblem } from './find-access-problem.ts'

/** ACCESS-8: the signed-in user, or the redirect to the sign-in that leads back here afterwards. */
export async function guardSignIn(href: string): Promise<CurrentUser> {
  try {
    return await loadMe()
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'not_signed_in') throw error
    throw redirect({ to: '/login', search: (href === '/' ? {} : { returnUrl: href }) as never, replace: true })
  }
}

/** ACCESS-3, ACCESS-5: lets a user through to a route, or throws the redirect. */
export async function guardRoute(route: WebRoute, href: string): Promise<void> {
  if (route.access === 'public') return
  const user = await guardSignIn(href)
  const problem = findAccessProblem(user, modeOf(user))
  const elsewhere = problem ?? mayOpenRoute(route.rule, actorOfUser(user), modeOf(user))
  if (elsewhere) throw redirect({ to: elsewhere, replace: true })
}

/** A 401 anywhere leads to the sign-in once, and back afterwards. */
export function goToSignIn(router: AnyRouter): void {
  const { href, pathname } = router.state.location
  if (pathname === '/login' || pathname.startsWith('/errors')) return
  void router.navigate({ to: '/login', search: { returnUrl: href } as never, replace: true })
}
