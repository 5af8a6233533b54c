import { useCallback, useEffect } from 'react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { RouterProvider } from 'react-aria-components'
import { SessionWatch } from '#areas/sessions/web/public.tsx'
import { goTo } from '#browser/navigation.ts'
import { listenToKeys } from '#browser/shortcuts.ts'
import { goToSignIn } from './guard.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'

/** What is around every screen, signed in or not: links, keys, toasts, focus and title after a navigation. */
export function RootLayout() {
  const router = useRouter()
  useArrival()
  const signedOut = useCallback(() => goToSignIn(router), [router])
  useEffect(() => listenToKeys(), [])
  useEffect(() => prefetchLinks(router), [router])
  return (
    <RouterProvider navigate={(href) => void goTo(router, href)}>
      <Outlet />
      <Toasts />
      <SessionWatch signedOut={signedOut} />
    </RouterProvider>
  )
}
