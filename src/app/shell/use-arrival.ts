import { useEffect, useRef } from 'react'
import { useRouterState } from '@tanstack/react-router'

/**
 * After a navigation to another path: the document title, and the focus on the heading of the page.
 */
export function useArrival(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title })
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (pathname === undefined) return
    if (title) document.title = `${title} · Larder`
    const isFirst = before.current === undefined
    const isOther = before.current !== pathname
    before.current = pathname
    // The first page keeps the focus where the browser put it, such as a field that asks for it.
    if (isFirst || !isOther) return
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('main') && focused.matches('input, textarea')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading) return
    heading.tabIndex = -1
    // A ring says "act here"; on a heading there is nothing to act on.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [pathname, title])
}
