import { useGo, useHrefWith } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import type { NavEntry } from '#browser/web-area.ts'
import { useNavigation } from './use-navigation.ts'

/** SHELL-5: the keys that work on every screen. */
export function ShellShortcuts() {
  const go = useGo()
  const hrefWith = useHrefWith()
  useShortcut('Shift+?', 'Show the keyboard shortcuts', 'Navigation', () => go(hrefWith({ dialog: 'shortcuts' })))
  useShortcut(
    '$mod+KeyK',
    'Find anything',
    'Navigation',
    () => {
      // A question is answered first; work typed in a dialog is asked for by the guard of unsaved
      // work.
      if (!document.querySelector('[role="alertdialog"],[data-exclusive]')) go(hrefWith({ dialog: 'palette' }))
    },
    { isForDialogs: true },
  )
  return useNavigation()
    .filter(({ keys }) => keys !== undefined)
    .map((entry) => <NavShortcut key={entry.href} entry={entry} />)
}

function NavShortcut({ entry }: { entry: NavEntry }) {
  const go = useGo()
  useShortcut(entry.keys ?? null, `Go to ${entry.label}`, 'Navigation', () => go(entry.href))
  return null
}
