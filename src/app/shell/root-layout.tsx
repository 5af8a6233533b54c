import { useEffect } from 'react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { RouterProvider } from 'react-aria-components'
import { goTo } from '#browser/navigation.ts'
import { onSignedOut } from '#browser/query-client.ts'
import { listenToKeys } from '#browser/shortcuts.ts'
import { goToSignIn } from './guard.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'

/** What is around every screen, signed in or not: links, keys, toasts, focus and title after a navigation. */
export function RootLayout() {
  const router = useRouter()
  useArrival()
  useEffect(() => onSignedOut(() => goToSignIn(router)), [router])
  useEffect(() => listenToKeys(), [])
  useEffect(() => prefetchLinks(router), [router])
  return (
    <RouterProvider navigate={(href) => void goTo(router, href)}>
      <Outlet />
      <Toasts />
    </RouterProvider>
  )
}
