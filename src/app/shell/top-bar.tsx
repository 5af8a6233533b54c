import { useRef } from 'react'
import { ChevronDown, Menu as MenuIcon } from 'lucide-react'
import { CustomerDetailsIcon } from '#areas/accounts/web/public.tsx'
import { ShipToPicker } from '#areas/customers/web/public.tsx'
import { useMode } from '#browser/app-mode.ts'
import { Link } from '#browser/link.tsx'
import { usePath } from '#browser/navigation.ts'
import type { NavEntry } from '#browser/web-area.ts'
import { HomeLogo } from './home-logo.tsx'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { PortalBadge } from './portal-badge.tsx'
import { ShopSearch } from './shop-search.tsx'
import { ModeSwitch, NeedAssistance, PaymentLink } from './top-bar-controls.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'
import { barLevels, useBarRoom } from './use-bar-room.ts'
import { isCurrent, useNavigation } from './use-navigation.ts'
import { UserMenu } from './user-menu.tsx'

const linkLook =
  'rounded-control px-2.5 py-2 text-14 font-medium text-muted no-underline data-hovered:bg-sunken data-hovered:text-ink aria-[current]:text-action pointer-coarse:py-3'

/**
 * SHELL-1: the bar of a desktop and a tablet, 56 high. What gives way as it gets narrower, or its
 * text larger: first the word of the mode, so that the ship-to keeps its whole name, then some
 * links, then all links, then the ship-to, which stands in the row below. The search always has
 * 240 pixels to type into.
 */
export function TopBar() {
  const bar = useRef<HTMLDivElement>(null)
  const level = useBarRoom(bar)
  const isWidest = level <= barLevels.fewerWords
  const isWide = level <= barLevels.wide
  const isDesktop = level <= barLevels.desktop
  const mode = useMode()
  return (
    <header className="contents">
      <div
        ref={bar}
        className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-raised px-4 lg:px-6 xl:gap-3"
      >
        <HomeLogo look="rounded-control" withWord={isWide} />
        {isDesktop && <PortalBadge />}
        {mode === 'restaurant' ? (
          <>
            <NavLinks max={isWidest ? 4 : isWide ? 2 : 0} />
            <div className="flex min-w-[min(288px,32vw)] flex-1 justify-center">
              <ShopSearch />
            </div>
          </>
        ) : (
          // The room of the search is there for links.
          <>
            <NavLinks max={isWidest ? 6 : isWide ? 5 : isDesktop ? 4 : 0} />
            <div className="flex-1" />
          </>
        )}
        {isDesktop && (
          <div className={isWidest ? 'flex shrink-0 items-center gap-3' : 'contents'}>
            <OrderedFor />
          </div>
        )}
        <PaymentLink words={mode === 'accounting' ? 'shown' : 'hidden'} />
        <TopBarWidgets row={isDesktop ? 'only' : 'first'} />
        {/* Below this width the user menu has both: the search needs the room. */}
        {isWide && (
          <div className="flex shrink-0 items-center">
            <ModeSwitch withWords={level === barLevels.widest} />
            <NeedAssistance />
          </div>
        )}
        <UserMenu />
      </div>
      {!isDesktop && (
        <div className="flex items-center gap-2 border-b border-line bg-raised px-4 py-1">
          <OrderedFor />
          <PortalBadge />
          <span className="ml-auto flex shrink-0">
            <TopBarWidgets row="second" />
          </span>
        </div>
      )}
    </header>
  )
}

function OrderedFor() {
  return (
    <>
      <ShipToPicker />
      <CustomerDetailsIcon />
    </>
  )
}

/** The first links in sight, the rest under 'More'. */
function NavLinks({ max }: { max: number }) {
  const entries = useNavigation()
  const path = usePath()
  const shown = entries.length <= max + 1 && max > 0 ? entries : entries.slice(0, max)
  const rest = entries.slice(shown.length)
  return (
    <nav aria-label="Main" className="flex shrink-0 items-center">
      {shown.map((entry) => (
        <NavLink key={entry.to} entry={entry} path={path} />
      ))}
      {rest.length > 0 && (
        <MenuOnDemand
          label="More screens"
          buttonLabel={max === 0 ? 'Menu' : 'More'}
          tip={max === 0 ? 'Menu' : undefined}
          look={`${linkLook} inline-flex items-center gap-1`}
          entries={rest.map(({ label, to, icon: Icon }) => ({
            id: to,
            label,
            href: to,
            icon: <Icon size={16} aria-hidden />,
          }))}
        >
          {max === 0 ? (
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
    <Link href={entry.to} className={linkLook} {...(isCurrent(entry, path) && { 'aria-current': 'page' })}>
      {entry.label}
    </Link>
  )
}
