import { Suspense, useEffect } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useShipToCheck } from '#areas/customers/web/public.tsx'
import { listenToServer } from '#browser/live-events.ts'
import { useMedia } from '#browser/use-media.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DialogHost } from './dialog-host.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ShellShortcuts } from './shell-shortcuts.tsx'
import { TopBar } from './top-bar.tsx'

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
      {isPhone ? <PhoneBar /> : <TopBar />}
      <OfflineBar />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none max-md:pb-16">
        <Suspense fallback={<PendingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      {isPhone && <BottomBar />}
      <DialogHost />
      <ShellShortcuts />
    </div>
  )
}
