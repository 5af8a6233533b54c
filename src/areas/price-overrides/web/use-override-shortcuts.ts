import { useShortcut } from '#browser/shortcuts.ts'
import { showToast } from '#browser/toasts.ts'

/** The row of a grid the keyboard is in. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/**
 * SHELL-5, CART-10: the price override shortcuts of a grid, for internal users; they also work
 * while a quantity is typed.
 */
export function useOverrideShortcuts({
  mayOverride,
  whyNot,
  onBreakdown,
}: {
  /** True where the grid has override fields. */
  mayOverride: boolean
  /** Why its fields are closed, for who asks for one by keyboard. */
  whyNot: string | undefined
  /** Absent for those who see no breakdown. */
  onBreakdown: ((itemNumber: string) => void) | undefined
}): void {
  const group = 'Advanced Layout'
  useShortcut(mayOverride ? 'Alt+KeyP' : null, 'Price override of this line', group, () => {
    if (whyNot) return showToast({ tone: 'info', message: whyNot })
    const field = '[data-column^="override"] input:not(:disabled)'
    const inRow = focusedRow()?.querySelector<HTMLElement>(field)
    const target = inRow ?? document.querySelector<HTMLElement>(`[data-row] ${field}`)
    target?.focus()
  })
  useShortcut(onBreakdown ? 'Alt+KeyB' : null, 'Price breakdown of this line', group, () => {
    const itemNumber = focusedRow()?.dataset['item']
    if (itemNumber) onBreakdown?.(itemNumber)
  })
}
