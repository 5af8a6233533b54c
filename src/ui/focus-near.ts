/**
 * How long after a dialog has closed its button may still vanish, in milliseconds: a list is being
 * read again.
 */
const watchMs = 5_000
const openers = 'a[href], button:not(:disabled)'
const pressable = 'a[href], button:not(:disabled), summary, [tabindex="0"]'

/** What is for screen readers alone stands in a box of one pixel. */
const isInSight = ({ parentElement }: Element): boolean => (parentElement?.clientWidth ?? 0) > 1

/** True when no element has the focus, such as after the focused one was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * The focused element and what it stands in, from the inside out; empty when nothing has the focus.
 */
export function focusedPath(): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  if (isFocusLost()) return path
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement) path.push(element)
  }
  return path
}

/**
 * Focuses the first thing to press in the smallest part of the page that is left of the path; past
 * `main`, `main` itself.
 */
function focusNear(path: readonly HTMLElement[]): void {
  const main = document.querySelector('main')
  for (const part of path) {
    if (!part.isConnected) continue
    // What opened a dialog in whose place the closed one came.
    if (part.matches(openers)) return part.focus()
    if (main && part.contains(main)) break
    const next = [...part.querySelectorAll<HTMLElement>(pressable)].find(isInSight)
    if (next) return next.focus()
  }
  main?.focus()
}

/**
 * WCAG 2.4.3: when what opened a dialog is deleted by it, now or when its list is read again, the
 * keyboard goes on beside it instead of at the top of the page.
 */
export function keepFocusNear(path: readonly HTMLElement[]): void {
  const [opener] = path
  if (!opener) return
  const check = () => {
    const isGone = !opener.isConnected
    if (isFocusLost() && isGone) focusNear(path)
    if (isGone || !(isFocusLost() || document.activeElement === opener)) stop()
  }
  const observer = new MutationObserver(check)
  const timer = setTimeout(() => observer.disconnect(), watchMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  check()
}
