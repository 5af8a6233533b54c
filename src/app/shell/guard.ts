import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { chooseShipToScreen } from '#areas/punchout/punchout.addresses.ts'
import { getPortal } from '#areas/sessions/portal.endpoints.ts'
import { logoutDialog, noAccessReasonScreen, signInScreen } from '#areas/sessions/sessions.addresses.ts'
import { modeOf } from '#browser/app-mode.ts'
import { type CallFailed, isCallFailed } from '#browser/call-failed.ts'
import { loadMe } from '#browser/current-user.ts'
import { mayOpenRoute } from '#browser/may-open-route.ts'
import { isPunchoutTab } from '#browser/punchout-tab.ts'
import { hasToChooseShipTo } from '#browser/current-ship-to.ts'
import { callQuery } from '#browser/query.ts'
import { queryClient } from '#browser/query-client.ts'
import { parseSearch } from '#browser/search-text.ts'
import type { WebRoute } from '#browser/web-area.ts'
import { startScreen } from '#contract/address.ts'
import { writeSearch } from '#contract/write-search.ts'
import { findAccessProblem } from './find-access-problem.ts'
import { findPunchoutDetour } from './find-punchout-detour.ts'
import { openKept } from './reconnect.ts'

const punchoutEnded = noAccessReasonScreen.at({ reason: 'punchout-ended' })
const underMaintenance = noAccessReasonScreen.at({ reason: 'site-under-maintenance' })

let portalCheck: Promise<boolean> | undefined

const isUnreached = (error: unknown): error is CallFailed => isCallFailed(error) && error.status === 0

/**
 * ACCESS-8: asked once at startup, together with the user; the badge of the top bar reads the same
 * answer. False when the portal answers that it does not work; rejects when nothing answers, which
 * is for the next navigation to find out again.
 */
export const checkPortal = (): Promise<boolean> =>
  (portalCheck ??= queryClient.ensureQueryData(callQuery(getPortal, {})).then(
    () => true,
    (error: unknown) => {
      if (!isUnreached(error)) return false
      portalCheck = undefined
      throw error
    },
  ))

/**
 * Where to go after signing in: the address without the question whether to log out, which has been
 * answered.
 */
function returnUrlOf(href: string): string {
  const url = new URL(href, window.location.origin)
  const { dialog, ...search } = parseSearch(url.search)
  return dialog === logoutDialog.value ? url.pathname + writeSearch(search) : href
}

/**
 * ACCESS-8: the signed-in user, or the redirect: to the maintenance page, or to the sign-in that
 * leads back here afterwards.
 */
export async function guardSignIn(href: string): Promise<CurrentUser> {
  try {
    if (!(await checkPortal())) throw redirect({ to: underMaintenance, replace: true })
    return await loadMe()
  } catch (error) {
    // PLAT-15: without a connection the portal opens with what was kept.
    if (isUnreached(error) && !isPunchoutTab() && openKept()) return loadMe()
    if (!isCallFailed(error) || error.code !== 'not_signed_in') throw error
    // PUNCH-4: there is no sign-in for the buyer of a procurement system.
    if (isPunchoutTab()) throw redirect({ to: punchoutEnded, replace: true })
    throw redirect({
      to: signInScreen.path,
      search: (href === startScreen.path ? {} : { returnUrl: returnUrlOf(href) }) as never,
      replace: true,
    })
  }
}

/** ACCESS-3, ACCESS-5, ACCESS-7: lets a user through to a route, or throws the redirect. */
export async function guardRoute(
  route: Pick<WebRoute, 'access' | 'needsNoBillTo' | 'rule' | 'screen'>,
  href: string,
): Promise<void> {
  if (route.access === 'public') return
  const user = await guardSignIn(href)
  const mode = modeOf(user)
  const elsewhere =
    findAccessProblem(user, mode, route.needsNoBillTo) ??
    findPunchoutDetour(route.screen.path, user.punchoutSession !== undefined) ??
    (route.screen.path !== chooseShipToScreen.path && hasToChooseShipTo(user) ? chooseShipToScreen.at() : null) ??
    mayOpenRoute(route.rule, user, mode)
  if (elsewhere) throw redirect({ to: elsewhere, replace: true })
}

/** A 401 anywhere leads to the sign-in once, and back afterwards; public pages stay. */
export function goToSignIn(router: AnyRouter): void {
  const { href } = router.state.location
  if (router.state.matches.some(({ staticData }) => staticData.isPublic)) return
  if (isPunchoutTab()) return void router.navigate({ to: punchoutEnded, replace: true })
  void router.navigate({ to: signInScreen.path, search: { returnUrl: returnUrlOf(href) } as never, replace: true })
}
