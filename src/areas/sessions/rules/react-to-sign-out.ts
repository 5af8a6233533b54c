import type { CurrentUser } from '#areas/people/current-user.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { type Address, isBelow } from '#contract/address.ts'
import { noAccessReasonScreen, signInScreen } from '../sessions.addresses.ts'

/** What an open page does when a call returns that nobody is signed in. */
export type ReactionToSignOut =
  /** Above the page, which stays. */
  | { readonly kind: 'ask again' }
  /** The page was drawn for nobody: to the sign-in and back. */
  | { readonly kind: 'sign in' }
  | { readonly kind: 'leave'; readonly to: Address }

/** The value of `?ended=` of the sign-in page that says why staff are there. */
export const loginAsEnded = 'login-as'

/**
 * AUTH-3: the page's own user signs in again above it. A buyer from a procurement system has no
 * password here and starts again there; staff who acted as a customer sign in as themselves, see a
 * notice of it, and come back to `href` (AUTH-8).
 */
export function reactToSignOut(
  user: (Pick<CurrentUser, 'kind'> & { readonly punchoutSession?: object | undefined }) | undefined,
  href: string,
): ReactionToSignOut {
  if (!user) return { kind: 'sign in' }
  if (user.punchoutSession) return { kind: 'leave', to: noAccessReasonScreen.at({ reason: 'punchout-ended' }) }
  if (user.kind === 'proxy') return { kind: 'leave', to: signInScreen.at({ returnUrl: href, ended: loginAsEnded }) }
  return { kind: 'ask again' }
}

/**
 * AUTH-3: pages of the shop are reloaded at their present path once the user is back; others only
 * ask their calls again.
 */
export const isOpenedAnew = (path: string): boolean => isBelow(path, [shopScreen.root])
