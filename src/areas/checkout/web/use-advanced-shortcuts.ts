import { useShortcut } from '#browser/shortcuts.ts'

/** The line the keyboard is in. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** SHELL-5: the shortcuts of the Advanced Layout, for internal users; they also work while one types a quantity. */
export function useAdvancedShortcuts({
  isInternal,
  isAdvanced,
  onLayout,
  onBreakdown,
}: {
  isInternal: boolean
  isAdvanced: boolean
  onLayout: () => void
  /** Absent for those who see no breakdown. */
  onBreakdown: ((itemNumber: string) => void) | undefined
}): void {
  const group = 'Advanced Layout'
  useShortcut(isInternal ? 'Alt+KeyL' : null, 'List or advanced layout', group, onLayout)
  useShortcut(isAdvanced && onBreakdown ? 'Alt+KeyP' : null, 'Price override of this line', group, (event) => {
    event.preventDefault()
    const row = focusedRow() ?? document.querySelector<HTMLElement>('[data-row]')
    row?.querySelector<HTMLElement>('[data-column^="override"] input:not(:disabled)')?.focus()
  })
  useShortcut(isInternal && onBreakdown ? 'Alt+KeyB' : null, 'Price breakdown of this line', group, (event) => {
    event.preventDefault()
    const itemNumber = focusedRow()?.dataset['item']
    if (itemNumber) onBreakdown?.(itemNumber)
  })
}
