import { useGo, useHrefWith } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import type { NavEntry } from '#browser/web-area.ts'
import { useNavigation } from './use-navigation.ts'

/** SHELL-5: the keys that work on every screen. */
export function ShellShortcuts() {
  const go = useGo()
  const hrefWith = useHrefWith()
  useShortcut('Shift+?', 'Show the keyboard shortcuts', 'Navigation', (event) => {
    event.preventDefault()
    go(hrefWith({ dialog: 'shortcuts' }))
  })
  useShortcut('$mod+KeyK', 'Find anything', 'Navigation', (event) => {
    event.preventDefault()
    // A dialog with unsaved work is not left by the way.
    if (!document.querySelector('[role="dialog"],[role="alertdialog"]')) go(hrefWith({ dialog: 'palette' }))
  })
  return useNavigation()
    .filter(({ keys }) => keys !== undefined)
    .map((entry) => <NavShortcut key={entry.href} entry={entry} />)
}

function NavShortcut({ entry }: { entry: NavEntry }) {
  const go = useGo()
  useShortcut(entry.keys ?? null, `Go to ${entry.label}`, 'Navigation', () => go(entry.href))
  return null
}
