import { Suspense, useEffect } from 'react'
import { Outlet, useRouter } from '@tanstack/react-router'
import { BannerStack } from '#areas/announcements/web/public.tsx'
import { useLinkedShipTo, useShipToCheck } from '#areas/customers/web/public.tsx'
import { atRest } from '#browser/at-rest.ts'
import { useActor, useMe } from '#browser/current-user.ts'
import { InvoiceSlotsContext } from '#browser/invoice-slots.ts'
import { OrderNotesContext } from '#browser/order-slots.ts'
import { SwitchNotesContext } from '#browser/switch-notes.ts'
import { ProfileSlotsContext } from '#browser/profile-slots.ts'
import { ItemNotesContext } from '#browser/item-notes.ts'
import { listenToServer } from '#browser/live-events.ts'
import { media, useMedia } from '#browser/use-media.ts'
import type { ItemNoteProps } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { DialogHost } from './dialog-host.tsx'
import { holdKeysForDialogs } from './hold-keys-for-dialogs.ts'
import { invoiceSlots } from './invoice-slots.tsx'
import { orderNotes } from './order-notes.tsx'
import { switchNotes } from './switch-notes.tsx'
import { profileSlots } from './profile-slots.ts'
import { ItemNotes } from './item-notes.tsx'
import { keepFiles } from './keep-files.ts'
import { StatusBar } from './status-bar.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { PrintHead } from './print-head.tsx'
import { ShellShortcuts } from './shell-shortcuts.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

// Consent and counting load after everything else.
const Analytics = loadOnDemand(
  () => atRest().then(async () => (await import('#areas/analytics/web/public.tsx')).Analytics),
  'silent',
)
// Only for staff who look after deliveries.
const DeliveryHint = loadOnDemand(
  () => import('#areas/deliveries/web/public.tsx').then((module) => module.DeliveryHint),
  'silent',
)
// Only for buyers who come from a procurement system with a cart.
const PunchoutStart = loadOnDemand(
  () => import('#areas/punchout/web/public.tsx').then((module) => module.PunchoutStart),
  'silent',
)
// A phone does not load the code of the desktop's bar, and vice versa.
const TopBar = loadOnDemand(() => import('./top-bar.tsx').then((module) => module.TopBar))
const PhoneBar = loadOnDemand(() => import('./phone-bar.tsx').then((module) => module.PhoneBar))
const BottomBar = loadOnDemand(() => import('./bottom-bar.tsx').then((module) => module.BottomBar))
// The bar of this device loads along with the frame instead of after it; a failure is reported when
// it is rendered.
for (const bar of window.matchMedia(media.phone).matches ? [PhoneBar, BottomBar] : [TopBar]) void bar.preload()

const notesOn = ({ itemNumber }: ItemNoteProps) => <ItemNotes itemNumber={itemNumber} />

/** The frame of every screen behind sign-in (SHELL-1). */
export function Frame() {
  const isPhone = useMedia('phone')
  useEffect(() => listenToServer(), [])
  useEffect(() => keepFiles(), [])
  useKeptScroll()
  useShipToCheck()
  const { operation = 'create' } = useMe().punchoutSession ?? {}
  const isRebuilding = operation !== 'create'
  const looksAfterDeliveries = useActor().can('importData')
  const isSelecting = useLinkedShipTo()
  const router = useRouter()
  useEffect(() => holdKeysForDialogs(router), [router])
  return (
    <ItemNotesContext value={notesOn}>
      <InvoiceSlotsContext value={invoiceSlots}>
        <ProfileSlotsContext value={profileSlots}>
          <OrderNotesContext value={orderNotes}>
            <SwitchNotesContext value={switchNotes}>
              <div className="flex min-h-dvh flex-col">
                <a
                  href="#content"
                  className="floating sr-only z-60 px-3 py-2 print:hidden focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById('content')?.focus()
                  }}
                >
                  Skip to the content
                </a>
                {/* While its banners are awaited on a first visit, the page below stays invisible instead of
          jumping (SHELL-3). */}
                <div className="peer contents print:hidden">
                  <Suspense fallback={<BarPlace />}>{isPhone ? <PhoneBar /> : <TopBar />}</Suspense>
                  <StatusBar />
                  <PartBoundary face={() => null}>
                    <BannerStack />
                  </PartBoundary>
                  <Suspense>{looksAfterDeliveries && <DeliveryHint />}</Suspense>
                </div>
                <PrintHead />
                <main
                  id="content"
                  tabIndex={-1}
                  className="flex min-w-0 flex-1 flex-col outline-none peer-has-data-awaited:invisible max-md:pb-(--bottom-bar) print:pb-0"
                >
                  <Suspense>{isRebuilding && <PunchoutStart />}</Suspense>
                  <Suspense fallback={<PendingScreen />}>{isSelecting ? <PendingScreen /> : <Outlet />}</Suspense>
                </main>
                <div className="contents print:hidden">
                  <Suspense>{isPhone && <BottomBar />}</Suspense>
                </div>
                {!isSelecting && (
                  <>
                    <DialogHost />
                    <ShellShortcuts />
                  </>
                )}
                <UnsavedGuard />
                <Suspense>
                  <Analytics />
                </Suspense>
              </div>
            </SwitchNotesContext>
          </OrderNotesContext>
        </ProfileSlotsContext>
      </InvoiceSlotsContext>
    </ItemNotesContext>
  )
}

/**
 * Reserves the height of the bar, with its second row on a phone or tablet, whose controls are
 * higher under a finger, so that the layout does not shift.
 */
function BarPlace() {
  return (
    <div className="h-14 shrink-0 border-b border-line bg-raised max-lg:h-27.25 max-md:h-21.75 max-md:pointer-coarse:h-23.75" />
  )
}
