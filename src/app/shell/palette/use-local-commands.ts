import { ArrowLeftRight, ArrowRight, CircleHelp, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { setTheme, themes, useTheme } from '#browser/theme.ts'
import { areas } from '../../areas.web.ts'
import { useModeSwitch } from '../use-mode-switch.ts'
import { useMayOpen, useMenuEntries, useNavigation } from '../use-navigation.ts'
import type { Command } from './command.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
const themeWords = { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' } as const

/** SHELL-10: the screens and actions this user may use, known without asking the server. */
export function useLocalCommands(): Command[] {
  // Whatever is opened takes the place of the palette in the history.
  const go = useGo()
  const open = (href: string) => () => go(href, { replace: true })
  const hrefWith = useHrefWith()
  const mayOpen = useMayOpen()
  const theme = useTheme()
  const modeSwitch = useModeSwitch()
  const dialogs = areas
    .flatMap((area) => area.commands ?? [])
    .filter((command) => mayOpen(command))
    .map(({ label, dialog, keys }): Command => ({
      id: `dialog ${dialog}`,
      kind: 'Actions',
      label,
      keys,
      icon: ArrowRight,
      run: open(hrefWith({ dialog })),
    }))
  const own = useMenuEntries().map(({ label, href }): Command => ({
    id: `menu ${label}`,
    kind: 'Actions',
    label,
    icon: ArrowRight,
    run: open(href),
  }))
  const screens = useNavigation().map(({ label, href, icon, keys }): Command => ({
    id: `screen ${href}`,
    kind: 'Screens',
    label,
    keys,
    icon,
    run: open(href),
  }))
  const action = (id: string, label: string, icon: Command['icon'], run: () => void, keys?: string): Command => ({
    id,
    kind: 'Actions',
    label,
    icon,
    run,
    keys,
  })
  return [
    ...dialogs,
    ...own,
    ...(modeSwitch ? [action('mode', modeSwitch.label, ArrowLeftRight, modeSwitch.run)] : []),
    action('help', 'Need assistance?', CircleHelp, open(hrefWith({ dialog: 'help' }))),
    action('shortcuts', 'Keyboard shortcuts', Keyboard, open(hrefWith({ dialog: 'shortcuts' })), 'Shift+?'),
    ...themes
      .filter((other) => other !== theme)
      .map((other) =>
        action(`theme ${other}`, themeWords[other], themeIcons[other], () => {
          setTheme(other)
          go(hrefWith({ dialog: undefined }), { replace: true })
        }),
      ),
    action('logout', 'Logout', LogOut, open(hrefWith({ dialog: 'logout' }))),
    ...screens,
  ]
}
