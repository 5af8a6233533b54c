import { useRef } from 'react'
import { CustomerDetailsIcon } from '#areas/accounts/web/public.tsx'
import { ShipToButton } from '#areas/customers/web/public.tsx'
import { useMode } from '#browser/app-mode.ts'
import { useKeptRoom } from '#ui/use-kept-room.ts'
import { HomeLogo } from './home-logo.tsx'
import { PortalBadge } from './portal-badge.tsx'
import { ShopSearch } from './shop-search.tsx'
import { PaymentLink } from './top-bar-controls.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'

/**
 * SHELL-1 on a phone: whom the order is for and the cart, and below them a search as wide as the
 * screen. Both stay in view. On a screen without a ship-to it is one row.
 */
export function PhoneBar() {
  const mode = useMode()
  const bar = useRef<HTMLElement>(null)
  useKeptRoom(bar, '--top-room')
  return (
    <header
      ref={bar}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-1 border-b border-line bg-raised px-3 pb-1.5"
    >
      <ShipToButton />
      <span className="order-1 ml-auto flex min-h-11 shrink-0 items-center gap-1">
        {/* Large text leaves the ship-to its room. */}
        <span className="*:text-[min(0.75rem,3.75vw)] *:px-[8px]">
          <PortalBadge />
        </span>
        <TopBarWidgets row="first" />
      </span>
      {/* The rows break here where the ship-to fills the first. */}
      <span className="@container order-2 flex min-w-0 flex-[1_1_100%] items-center gap-1 [:not(:has([data-ship-to]))>&]:order-none [:not(:has([data-ship-to]))>&]:flex-[1_1_9rem]">
        {/* The bottom bar has Home as well. */}
        <HomeLogo look="grid size-[44px] shrink-0 place-items-center max-[419px]:hidden" withWord={false} />
        {mode === 'restaurant' ? (
          <ShopSearch />
        ) : (
          <>
            <span className="min-w-0 flex-1 truncate font-medium">Accounting</span>
            <PaymentLink words="fitting" />
          </>
        )}
        <CustomerDetailsIcon />
        {/* Where the search needs the room, the menu leads to what these show. */}
        <span className="flex shrink-0 max-[359px]:hidden">
          <TopBarWidgets row="second" />
        </span>
      </span>
    </header>
  )
}
