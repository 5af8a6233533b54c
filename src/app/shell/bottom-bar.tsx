import { Suspense, useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { useMode } from '#browser/app-mode.ts'
import { Link } from '#browser/link.tsx'
import { usePath } from '#browser/navigation.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PartBoundary } from '#ui/part-boundary.tsx'
import type { NavEntry } from '#browser/web-area.ts'
import { areas } from '../areas.web.ts'
import { isCurrent, useNavigation } from './use-navigation.ts'

const MoreSheet = loadOnDemand(() => import('./more-sheet.tsx').then((module) => module.MoreSheet), 'dialog')

/** Fits a thumb: at most four places and More. */
const maxPlaces = 4
// Large text takes the room its label needs from the others; on the narrowest screen it stops
// growing before the labels touch.
const look =
  'flex min-w-fit flex-1 flex-col items-center justify-center gap-0.5 px-1 text-[min(0.75rem,4.25vw)] leading-4 font-medium whitespace-nowrap text-muted no-underline aria-[current]:text-action'

/** Labels that areas draw themselves, by address. */
const tabLabels = new Map(
  areas
    .flatMap((area) => area.navigation ?? [])
    .flatMap((entry) => {
      // Throws when it cannot be loaded, so that the boundary below shows the plain label.
      const Label = entry.tabLabel && loadOnDemand(entry.tabLabel, 'screen')
      return Label ? [[entry.to, <Label key={entry.to} />] as const] : []
    }),
)

function TabLabel({ entry }: { entry: NavEntry }) {
  const drawn = tabLabels.get(entry.to)
  if (!drawn) return entry.label
  return (
    <PartBoundary face={() => entry.label}>
      <Suspense fallback={entry.label}>{drawn}</Suspense>
    </PartBoundary>
  )
}

/** SHELL-1 on a phone: the bottom navigation. */
export function BottomBar() {
  const entries = useNavigation()
  const mode = useMode()
  const path = usePath()
  // Undefined until it is first opened.
  const [isOpen, setIsOpen] = useState<boolean>()
  // Home gives way to the places where work is done: the logo leads there, too.
  const places = entries.filter((entry) => entry.bottomBarOf?.includes(mode)).slice(-maxPlaces)
  const rest = entries.filter((entry) => !places.includes(entry))
  return (
    <>
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-bar) border-t border-line bg-raised pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
      >
        {places.map((entry) => (
          <Link
            key={entry.to}
            href={entry.to}
            className={look}
            {...(isCurrent(entry, path) && { 'aria-current': 'page' })}
          >
            <entry.icon size={20} aria-hidden />
            <TabLabel entry={entry} />
          </Link>
        ))}
        <AriaButton className={look} onPress={() => setIsOpen(true)}>
          <Ellipsis size={20} aria-hidden />
          More
        </AriaButton>
      </nav>
      <Suspense>
        {isOpen !== undefined && <MoreSheet entries={rest} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
