import { Keyboard, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react'
import { smallProfileImage } from '#areas/people/profile-image.ts'
import { useMe } from '#browser/current-user.ts'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { setTheme, type Theme, themes, useTheme } from '#browser/theme.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'
import { useMenuEntries } from './use-navigation.ts'
import { WhoIsThis } from './who-is-this.tsx'

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
const themeLabels: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme', system: "Device's theme" }

/** SHELL-1, SHELL-2: who is signed in, with role and version, and what is theirs to do. */
export function UserMenu() {
  const me = useMe()
  const entries = useMenuEntries()
  const theme = useTheme()
  const go = useGo()
  const hrefWith = useHrefWith()
  return (
    <MenuOnDemand
      label="User menu"
      buttonLabel={`${initialsOf(me.firstName, me.lastName, me.displayName)}: user menu of ${me.displayName}`}
      look="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-13 font-semibold text-action pointer-coarse:size-11"
      head={<WhoIsThis />}
      entries={[
        ...entries.map(({ label, href }) => ({ id: href, label, href })),
        ...themes
          .filter((other) => other !== theme)
          .map((other, index) => {
            const Icon = themeIcons[other]
            return {
              id: other,
              label: themeLabels[other],
              icon: <Icon size={16} aria-hidden />,
              onAction: () => setTheme(other),
              startsGroup: index === 0 && entries.length > 0,
            }
          }),
        {
          id: 'palette',
          label: 'Find anything (Ctrl K)',
          icon: <Search size={16} aria-hidden />,
          onAction: () => go(hrefWith({ dialog: 'palette' })),
          startsGroup: true,
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={16} aria-hidden />,
          onAction: () => go(hrefWith({ dialog: 'shortcuts' })),
        },
        {
          id: 'logout',
          label: 'Logout',
          icon: <LogOut size={16} aria-hidden />,
          onAction: () => go(hrefWith({ dialog: 'logout' })),
        },
      ]}
    >
      {me.profileImageUrl ? (
        <img src={smallProfileImage(me.profileImageUrl)} alt="" className="size-full object-cover" />
      ) : (
        initialsOf(me.firstName, me.lastName, me.displayName)
      )}
    </MenuOnDemand>
  )
}

function initialsOf(first: string, last: string, name: string): string {
  const [one, two] = first && last ? [first, last] : name.split(/\s+/)
  return `${one?.[0] ?? ''}${two?.[0] ?? ''}`.toUpperCase()
}
