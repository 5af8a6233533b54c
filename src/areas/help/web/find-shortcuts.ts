import { mayOpenRoute, type AppMode, type Visitor } from '#browser/may-open-route.ts'
import { type Shortcut, type ShortcutGroup, shortcutGroups } from '#browser/shortcuts.ts'
import { keyCapsOf } from './key-caps.ts'
import { groupPlaces, screenShortcuts } from './shortcut-list.ts'

/** One group as the dialog lists it. */
export interface ListedGroup {
  readonly group: ShortcutGroup
  /** Where its shortcuts work; empty: everywhere. */
  readonly place: string
  readonly shortcuts: readonly Shortcut[]
}

/**
 * SHELL-5: the four groups, Advanced Layout for internal users only, with the shortcuts whose words
 * or keys match. `everywhere` are those that work on every screen; the others come with the screen
 * they belong to.
 */
export function findShortcuts(
  everywhere: readonly Shortcut[],
  keyword: string,
  visitor: Visitor,
  mode: AppMode,
): ListedGroup[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ keys, label }: Shortcut) => {
    const text = `${label} ${keyCapsOf(keys).flat().join(' ')}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const known = [...everywhere.filter(({ group }) => group === 'Navigation'), ...screenShortcuts]
  return shortcutGroups
    .filter((group) => mayOpenRoute(groupPlaces[group]?.rule, visitor, mode) === null)
    .map((group) => ({
      group,
      place: groupPlaces[group]?.text ?? '',
      shortcuts: known.filter((shortcut) => shortcut.group === group && matches(shortcut)),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
}
