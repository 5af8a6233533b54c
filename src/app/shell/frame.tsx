import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useShipToCheck } from '#areas/customers/web/public.tsx'
import { listenToServer } from '#browser/live-events.ts'
import { useMedia } from '#browser/use-media.ts'
import { DialogHost } from './dialog-host.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { ShellShortcuts } from './shell-shortcuts.tsx'

// A phone carries no code of the desktop's bar, and the other way round.
const TopBar = lazy(() => import('./top-bar.tsx').then((module) => ({ default: module.TopBar })))
const PhoneBar = lazy(() => import('./phone-bar.tsx').then((module) => ({ default: module.PhoneBar })))
const BottomBar = lazy(() => import('./bottom-bar.tsx').then((module) => ({ default: module.BottomBar })))

/** The frame of every screen behind sign-in (SHELL-1). */
export function Frame() {
  const isPhone = useMedia('phone')
  useEffect(() => listenToServer(), [])
  useShipToCheck()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="floating sr-only z-60 px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        Skip to the content
      </a>
      <Suspense fallback={<div className="h-14 shrink-0 border-b border-line bg-raised" />}>
        {isPhone ? <PhoneBar /> : <TopBar />}
      </Suspense>
      <OfflineBar />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none max-md:pb-16">
        <Suspense fallback={<PendingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>{isPhone && <BottomBar />}</Suspense>
      <DialogHost />
      <ShellShortcuts />
    </div>
  )
}
