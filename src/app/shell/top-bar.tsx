import { ChevronDown, Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-aria-components'
import { CustomerDetailsIcon, ShipToPicker } from '#areas/customers/web/public.tsx'
import { useMode } from '#browser/app-mode.ts'
import { usePath } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import type { NavEntry } from '#browser/web-area.ts'
import { HomeLogo } from './home-logo.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { PortalBadge } from './portal-badge.tsx'
import { ShopSearch } from './shop-search.tsx'
import { ModeSwitch, NeedAssistance, PaymentLink } from './top-bar-controls.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'
import { isCurrent, useNavigation } from './use-navigation.ts'
import { UserMenu } from './user-menu.tsx'

const linkLook =
  'rounded-control px-2.5 py-2 text-14 font-medium text-muted no-underline data-hovered:bg-sunken data-hovered:text-ink aria-[current]:text-action pointer-coarse:py-3'

/** SHELL-1: the bar of a desktop and a tablet, 56 high. */
export function TopBar() {
  const isWide = useMedia('wide')
  const isDesktop = useMedia('desktop')
  const mode = useMode()
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
      <HomeLogo look="rounded-control" withWord={isDesktop} />
      <PortalBadge />
      <NavLinks most={isWide ? 4 : isDesktop ? 2 : 0} />
      <div className="flex min-w-0 flex-1 justify-center">{mode === 'restaurant' && <ShopSearch />}</div>
      <ShipToPicker />
      <CustomerDetailsIcon />
      <PaymentLink />
      <TopBarWidgets />
      {/* A tablet has both in the user menu: the search needs the room. */}
      {isDesktop && (
        <div className="flex shrink-0 items-center">
          <ModeSwitch withWords={isWide} />
          <NeedAssistance />
        </div>
      )}
      <UserMenu />
    </header>
  )
}

/** The first links in sight, the rest under 'More'. */
function NavLinks({ most }: { most: number }) {
  const entries = useNavigation()
  const path = usePath()
  const shown = entries.length <= most + 1 && most > 0 ? entries : entries.slice(0, most)
  const rest = entries.slice(shown.length)
  return (
    <nav aria-label="Main" className="flex shrink-0 items-center">
      {shown.map((entry) => (
        <NavLink key={entry.href} entry={entry} path={path} />
      ))}
      {rest.length > 0 && (
        <MenuOnDemand
          label="More screens"
          buttonLabel={most === 0 ? 'Menu' : 'More'}
          look={`${linkLook} inline-flex items-center gap-1`}
          entries={rest.map(({ label, href, icon: Icon }) => ({
            id: href,
            label,
            href,
            icon: <Icon size={16} aria-hidden />,
          }))}
        >
          {most === 0 ? (
            <MenuIcon size={18} aria-hidden />
          ) : (
            <>
              More <ChevronDown size={14} aria-hidden />
            </>
          )}
        </MenuOnDemand>
      )}
    </nav>
  )
}

function NavLink({ entry, path }: { entry: NavEntry; path: string }) {
  return (
    <Link href={entry.href} className={linkLook} {...(isCurrent(entry, path) && { 'aria-current': 'page' })}>
      {entry.label}
    </Link>
  )
}
