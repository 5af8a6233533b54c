import { ArrowLeftRight, ArrowRight, CircleHelp, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useGo, useGoWith, useHrefWith } from '#browser/navigation.ts'
import { parseSearch } from '#browser/search-text.ts'
import { setTheme, themes, useTheme } from '#browser/theme.ts'
import { useMedia } from '#browser/use-media.ts'
import { useModeSwitch } from '../use-mode-switch.ts'
import { useCommandEntries, useMenuEntries, useNavigation } from '../use-navigation.ts'
import type { Command } from './command.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
const themeWords = { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' } as const

/** SHELL-10: the screens and actions this user may use, known without asking the server. */
export function useLocalCommands(): Command[] {
  // Whatever is opened takes the place of the palette in the history.
  const go = useGo()
  const open = (href: string) => () => go(href, { replace: true })
  const hrefWith = useHrefWith()
  const goWith = useGoWith()
  const theme = useTheme()
  const modeSwitch = useModeSwitch()
  const isPhone = useMedia('phone')
  const entries = useCommandEntries().map(({ label, href, keys, words }): Command => ({
    id: `action ${href}`,
    kind: 'Actions',
    label,
    keys,
    words,
    icon: ArrowRight,
    run: open(href.startsWith('?') ? hrefWith(parseSearch(href)) : href),
  }))
  const own = useMenuEntries().map(({ label, href, words }): Command => ({
    id: `menu ${label}`,
    kind: 'Actions',
    label,
    words,
    icon: ArrowRight,
    run: open(href),
  }))
  const screens = useNavigation().map(({ label, href, icon, keys, words }): Command => ({
    id: `screen ${href}`,
    kind: 'Screens',
    label,
    keys,
    words,
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
    ...entries,
    ...own,
    ...(modeSwitch ? [action('mode', modeSwitch.label, ArrowLeftRight, modeSwitch.run)] : []),
    action('help', 'Need assistance?', CircleHelp, open(hrefWith({ dialog: 'help' }))),
    // A phone has no keys to list.
    ...(isPhone
      ? []
      : [action('shortcuts', 'Keyboard shortcuts', Keyboard, open(hrefWith({ dialog: 'shortcuts' })), 'Shift+?')]),
    ...themes
      .filter((other) => other !== theme)
      .map((other) =>
        action(`theme ${other}`, themeWords[other], themeIcons[other], () => {
          setTheme(other)
          goWith({ dialog: undefined }, { replace: true })
        }),
      ),
    action('logout', 'Logout', LogOut, open(hrefWith({ dialog: 'logout' }))),
    ...screens,
  ]
}
