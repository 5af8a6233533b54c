import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from '@tanstack/react-router'
import { BannerStack } from '#areas/announcements/web/public.tsx'
import { useShipToCheck } from '#areas/customers/web/public.tsx'
import { listenToServer } from '#browser/live-events.ts'
import { media, useMedia } from '#browser/use-media.ts'
import { DialogHost } from './dialog-host.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { ShellShortcuts } from './shell-shortcuts.tsx'

// Asked or counted after everything else is there.
const Analytics = lazy(() =>
  import('#areas/analytics/web/public.tsx').then((module) => ({ default: module.Analytics })),
)
// A phone carries no code of the desktop's bar, and the other way round.
const loadTopBar = () => import('./top-bar.tsx').then((module) => ({ default: module.TopBar }))
const loadPhoneBar = () => import('./phone-bar.tsx').then((module) => ({ default: module.PhoneBar }))
const loadBottomBar = () => import('./bottom-bar.tsx').then((module) => ({ default: module.BottomBar }))
const TopBar = lazy(loadTopBar)
const PhoneBar = lazy(loadPhoneBar)
const BottomBar = lazy(loadBottomBar)
// The bar of this device comes along with the frame instead of after it; a failure shows when it is drawn.
const loading = window.matchMedia(media.phone).matches ? [loadPhoneBar(), loadBottomBar()] : [loadTopBar()]
Promise.all(loading).catch(() => undefined)

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
      <Suspense fallback={<BarPlace />}>{isPhone ? <PhoneBar /> : <TopBar />}</Suspense>
      <OfflineBar />
      <PartBoundary>
        <BannerStack />
      </PartBoundary>
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none max-md:pb-16">
        <Suspense fallback={<PendingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>{isPhone && <BottomBar />}</Suspense>
      <DialogHost />
      <PartBoundary>
        <Suspense>
          <Analytics />
        </Suspense>
      </PartBoundary>
      <ShellShortcuts />
    </div>
  )
}

/** Keeps the height of the bar, and of the ship-to below it on a phone, so that nothing jumps. */
function BarPlace() {
  return <div className="h-14 shrink-0 border-b border-line bg-raised max-md:h-28.25" />
}
