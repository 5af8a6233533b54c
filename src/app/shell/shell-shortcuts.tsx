import { shortcutsDialog } from '#areas/help/help.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import type { CommandEntry } from '#browser/web-area.ts'
import { paletteDialog } from './shell.addresses.ts'
import { useCommandEntries, useNavigation } from './use-navigation.ts'

/** SHELL-5: the keys that work on every screen. */
export function ShellShortcuts() {
  const go = useGo()
  useShortcut('Shift+?', 'Show the keyboard shortcuts', 'Navigation', () => go(shortcutsDialog.open()))
  useShortcut(
    '$mod+KeyK',
    'Find anything',
    'Navigation',
    () => {
      // A question is answered first; work typed in a dialog is asked for by the guard of unsaved
      // work.
      if (!document.querySelector('[role="alertdialog"],[data-exclusive]')) go(paletteDialog.open())
    },
    { isForDialogs: true },
  )
  const links = useNavigation().map(({ label, ...entry }) => ({ ...entry, label: `Go to ${label}` }))
  return [...links, ...useCommandEntries()]
    .filter(({ keys }) => keys !== undefined)
    .map((entry) => <EntryShortcut key={entry.keys} entry={entry} />)
}

/** What a manifest names with its keys works as soon as the frame is there. */
function EntryShortcut({ entry }: { entry: Pick<CommandEntry, 'label' | 'to' | 'keys'> }) {
  const go = useGo()
  useShortcut(entry.keys ?? null, entry.label, 'Navigation', () => go(entry.to))
  return null
}
