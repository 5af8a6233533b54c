import { useGo, useGoWith } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { parseSearch } from '#browser/search-text.ts'
import type { CommandEntry } from '#browser/web-area.ts'
import { useCommandEntries, useNavigation } from './use-navigation.ts'

/** SHELL-5: the keys that work on every screen. */
export function ShellShortcuts() {
  const goWith = useGoWith()
  useShortcut('Shift+?', 'Show the keyboard shortcuts', 'Navigation', () => goWith({ dialog: 'shortcuts' }))
  useShortcut(
    '$mod+KeyK',
    'Find anything',
    'Navigation',
    () => {
      // A question is answered first; work typed in a dialog is asked for by the guard of unsaved
      // work.
      if (!document.querySelector('[role="alertdialog"],[data-exclusive]')) goWith({ dialog: 'palette' })
    },
    { isForDialogs: true },
  )
  const links = useNavigation().map(({ label, ...entry }) => ({ ...entry, label: `Go to ${label}` }))
  return [...links, ...useCommandEntries()]
    .filter(({ keys }) => keys !== undefined)
    .map((entry) => <EntryShortcut key={entry.href} entry={entry} />)
}

/** What a manifest names with its keys works as soon as the frame is there. */
function EntryShortcut({ entry }: { entry: Pick<CommandEntry, 'label' | 'href' | 'keys'> }) {
  const go = useGo()
  const goWith = useGoWith()
  useShortcut(entry.keys ?? null, entry.label, 'Navigation', () =>
    entry.href.startsWith('?') ? goWith(parseSearch(entry.href)) : go(entry.href),
  )
  return null
}
