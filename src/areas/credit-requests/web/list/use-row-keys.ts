import { useShortcut } from '#browser/shortcuts.ts'

const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-credit-row] a')]

/** CREDIT-2: j and k walk the rows of the queue; Enter opens the one that has the focus. */
export function useRowKeys(): void {
  const move = (by: 1 | -1) => {
    const links = rowLinks()
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at === -1 ? links.at(by === 1 ? 0 : -1) : links[at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('j', 'Next credit request', 'Credit Requests', () => move(1))
  useShortcut('k', 'Previous credit request', 'Credit Requests', () => move(-1))
}
