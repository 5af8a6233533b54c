/** The rows of the queue in their order, on a desktop as on a phone. */
export const queueRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-credit-row]')]

/** The request a row is about. */
export const requestOfRow = (row: HTMLElement | undefined): string | undefined => row?.dataset['creditRow']

/** Puts the keyboard on a row, and the row in sight. */
export function focusQueueRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}
