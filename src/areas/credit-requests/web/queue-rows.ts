/** The rows of the queue in their order, on a desktop as on a phone. */
export const queueRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-credit-row]')]

/** The request a row is about. */
export const requestOfRow = (row: HTMLElement | undefined): string | undefined => row?.dataset['creditRow']

/** The row of a request; undefined where it is not on the page. */
export const rowOfRequest = (id: string): HTMLElement | undefined => queueRows().find((row) => requestOfRow(row) === id)

const whole = (row: HTMLElement): HTMLElement => row.closest('tr') ?? row

/** Where among the rows an element stands; -1: in none of them. */
export const placeAmong = (rows: readonly HTMLElement[], element: Element | null): number =>
  rows.findIndex((row) => whole(row).contains(element))

/** True for what stands in a row of the queue. */
export const isInQueueRow = (element: Element | null): boolean => placeAmong(queueRows(), element) !== -1

/** Puts the keyboard on a row, and the row in sight. */
export function focusQueueRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Marks the pane beside the queue. */
export const creditPane = { 'data-credit-pane': '' } as const

/** Puts the keyboard into the request beside the queue; the page stays where it is. */
export const focusCreditPane = (): void =>
  document.querySelector<HTMLElement>('[data-credit-pane] section')?.focus({ preventScroll: true })
