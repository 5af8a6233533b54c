import type { Actor } from '#kit/actor.ts'

/**
 * How staff sign in here (AUTH-2): with a password of their own, through the distributor's
 * provider, or either way.
 */
export type StaffSignIn = 'password' | 'single sign-on' | 'either'

/** What the configuration says of staff signing in. */
export interface StaffSignInFacts {
  /** LARDER_STAFF_PASSWORDS; auto allows passwords only while the distributor has no provider. */
  readonly staffPasswords: 'auto' | 'on' | 'off'
  /** OIDC_ISSUER is set. */
  readonly hasOwnProvider: boolean
  /** A demo brings a provider of its own. */
  readonly isDemo: boolean
}

/** AUTH-2: how staff sign in here. */
export function staffSignInOf({ staffPasswords, hasOwnProvider, isDemo }: StaffSignInFacts): StaffSignIn {
  if (staffPasswords === 'off' || (staffPasswords === 'auto' && hasOwnProvider)) return 'single sign-on'
  return hasOwnProvider || isDemo ? 'either' : 'password'
}

/**
 * AUTH-2: customers always sign in with a password. Whoever does may change it and may have a
 * second factor here; nobody for them.
 */
export const usesPassword = (kind: Actor['kind'], staffSignIn: StaffSignIn): boolean =>
  kind === 'external' || (kind === 'internal' && staffSignIn !== 'single sign-on')

/**
 * AUTH-5: whom the portal's enforce date binds: where staff can sign in through a provider, that
 * provider asks for its own factors.
 */
export const isBoundByEnforceDate = (kind: Actor['kind'], staffSignIn: StaffSignIn): boolean =>
  kind === 'external' || (kind === 'internal' && staffSignIn === 'password')
