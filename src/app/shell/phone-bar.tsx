import { Link } from 'react-aria-components'
import { CustomerDetailsIcon, ShipToButton } from '#areas/customers/web/public.tsx'
import { Logo } from '#ui/logo.tsx'
import { PortalBadge } from './portal-badge.tsx'
import { ShopSearch } from './shop-search.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'

/** SHELL-1 on a phone: search and cart stay in view; whom the order is for stands below and scrolls away. */
export function PhoneBar() {
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-raised px-3">
        <Link href="/" aria-label="Larder, start page" className="grid size-11 shrink-0 place-items-center">
          <Logo withWord={false} />
        </Link>
        <ShopSearch />
        <TopBarWidgets />
      </div>
      <div className="flex items-center gap-2 border-b border-line bg-raised px-3 py-1.5">
        <ShipToButton />
        <CustomerDetailsIcon />
        <PortalBadge />
      </div>
    </header>
  )
}
