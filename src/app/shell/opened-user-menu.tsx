import type { ReactNode } from 'react'
import { ArrowLeftRight, CircleHelp, Keyboard, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react'
import { helpDialog, shortcutsDialog } from '#areas/help/help.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { setTheme, type Theme, themes, useTheme } from '#browser/theme.ts'
import { OpenedMenu } from './opened-menu.tsx'
import { paletteDialog } from './shell.addresses.ts'
import { useLeaving } from './use-leaving.ts'
import { useModeSwitch } from './use-mode-switch.ts'
import { useMenuEntries } from './use-navigation.ts'
import { WhoIsThis } from './who-is-this.tsx'

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
const themeLabels: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme', system: "Device's theme" }

/** SHELL-1, SHELL-2: who is signed in, with role and version, and the actions of their account. */
export function OpenedUserMenu({
  buttonLabel,
  look,
  children,
}: {
  buttonLabel: string
  look: string
  children: ReactNode
}) {
  const entries = useMenuEntries()
  const theme = useTheme()
  const modeSwitch = useModeSwitch()
  const go = useGo()
  const leaving = useLeaving()
  return (
    <OpenedMenu
      label="User menu"
      tip="User menu"
      buttonLabel={buttonLabel}
      look={look}
      head={<WhoIsThis />}
      entries={[
        ...entries.map(({ label, href }) => ({ id: href, label, href })),
        ...(modeSwitch
          ? [
              {
                id: 'mode',
                label: modeSwitch.label,
                icon: <ArrowLeftRight size={16} aria-hidden />,
                onAction: modeSwitch.run,
              },
            ]
          : []),
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
          onAction: () => go(paletteDialog.open()),
          startsGroup: true,
        },
        {
          id: 'help',
          label: 'Need assistance?',
          icon: <CircleHelp size={16} aria-hidden />,
          onAction: () => go(helpDialog.open()),
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={16} aria-hidden />,
          onAction: () => go(shortcutsDialog.open()),
        },
        {
          id: 'logout',
          label: leaving.label,
          icon: <LogOut size={16} aria-hidden />,
          onAction: () => go(leaving.to),
        },
      ]}
    >
      {children}
    </OpenedMenu>
  )
}
