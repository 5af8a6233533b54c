import { useCallback, useEffect } from 'react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { RouterProvider } from 'react-aria-components'
import { forgotPasswordScreen, resetPasswordScreen, signInScreen } from '#areas/sessions/sessions.addresses.ts'
import { SessionWatch } from '#areas/sessions/web/public.tsx'
import { goTo, usePath } from '#browser/navigation.ts'
import type { Address } from '#contract/address.ts'
import { TipsOnDemand } from '#ui/tips-on-demand.tsx'
import { goToSignIn } from './guard.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { SignedOutFrame } from './signed-out-frame.tsx'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'

const signInPaths = [signInScreen, forgotPasswordScreen, resetPasswordScreen].map(({ path }): string => path)

/**
 * What is around every screen, signed in or not: links, toasts, focus and title after a
 * navigation.
 */
export function RootLayout() {
  const router = useRouter()
  const isSigningIn = signInPaths.includes(usePath())
  useArrival()
  const signedOut = useCallback(() => goToSignIn(router), [router])
  useEffect(() => prefetchLinks(router), [router])
  return (
    <RouterProvider navigate={(href, options) => void goTo(router, href as Address, options)}>
      {isSigningIn ? (
        <SignedOutFrame>
          <Outlet />
        </SignedOutFrame>
      ) : (
        <Outlet />
      )}
      <Toasts />
      <TipsOnDemand />
      <SessionWatch signedOut={signedOut} />
    </RouterProvider>
  )
}
