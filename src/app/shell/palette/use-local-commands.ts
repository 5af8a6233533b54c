import { ArrowLeftRight, ArrowRight, CircleHelp, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { helpDialog, shortcutsDialog } from '#areas/help/help.addresses.ts'
import { useLeaving } from '../use-leaving.ts'
import { useGo } from '#browser/navigation.ts'
import { setTheme, themes, useTheme } from '#browser/theme.ts'
import { useMedia } from '#browser/use-media.ts'
import { type Destination, isChange } from '#contract/address.ts'
import { writeSearch } from '#contract/write-search.ts'
import { paletteDialog } from '../shell.addresses.ts'
import { useModeSwitch } from '../use-mode-switch.ts'
import { useCommandEntries, useMenuEntries, useNavigation } from '../use-navigation.ts'
import type { Command } from './command.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
const themeWords = { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' } as const

/** SHELL-10: the screens and actions this user may use, known without asking the server. */
export function useLocalCommands(): Command[] {
  // Whatever is opened takes the place of the palette in the history.
  const go = useGo()
  const leaving = useLeaving()
  const open = (to: Destination) => () => go(to, { replace: true })
  const theme = useTheme()
  const modeSwitch = useModeSwitch()
  const isPhone = useMedia('phone')
  const entries = useCommandEntries().map(({ label, to, keys, words }): Command => ({
    id: `action ${isChange(to) ? writeSearch(to) : to}`,
    kind: 'Actions',
    label,
    keys,
    words,
    icon: ArrowRight,
    run: open(to),
  }))
  const own = useMenuEntries().map(({ label, to, words }): Command => ({
    id: `menu ${label}`,
    kind: 'Actions',
    label,
    words,
    icon: ArrowRight,
    run: open(to),
  }))
  const screens = useNavigation().map(({ label, to, icon, keys, words }): Command => ({
    id: `screen ${to}`,
    kind: 'Screens',
    label,
    keys,
    words,
    icon,
    run: open(to),
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
    ...entries,
    ...own,
    ...(modeSwitch ? [action('mode', modeSwitch.label, ArrowLeftRight, modeSwitch.run)] : []),
    action('help', 'Need assistance?', CircleHelp, open(helpDialog.open())),
    // A phone has no keys to list.
    ...(isPhone ? [] : [action('shortcuts', 'Keyboard shortcuts', Keyboard, open(shortcutsDialog.open()), 'Shift+?')]),
    ...themes
      .filter((other) => other !== theme)
      .map((other) =>
        action(`theme ${other}`, themeWords[other], themeIcons[other], () => {
          setTheme(other)
          go(paletteDialog.closed, { replace: true })
        }),
      ),
    action('logout', leaving.label, LogOut, open(leaving.to)),
    ...screens,
  ]
}
