import { CustomerDetailsIcon, ShipToButton } from '#areas/customers/web/public.tsx'
import { useMode } from '#browser/app-mode.ts'
import { HomeLogo } from './home-logo.tsx'
import { PortalBadge } from './portal-badge.tsx'
import { ShopSearch } from './shop-search.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'

/**
 * SHELL-1 on a phone: search and cart stay in view; whom the order is for stands below and scrolls
 * away.
 */
export function PhoneBar() {
  const mode = useMode()
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-raised px-3">
        <HomeLogo look="grid size-11 shrink-0 place-items-center" withWord={false} />
        {mode === 'restaurant' ? <ShopSearch /> : <span className="flex-1 font-medium">Accounting</span>}
        <TopBarWidgets />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-3 py-1">
        <ShipToButton />
        <span className="ml-auto flex shrink-0 items-center gap-2">
          <CustomerDetailsIcon />
          <PortalBadge />
        </span>
      </div>
    </header>
  )
}
