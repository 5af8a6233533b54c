import { useEffect, useEffectEvent } from 'react'
import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router'

/** How long the page may take to grow to where it was left, in milliseconds. */
const longestMs = 10_000
/** Without a change of height for so long the page is complete, in milliseconds. */
const settledMs = 1_000

/** What says that the person scrolls or acts themselves. */
const ownActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes on restoring the scroll of a screen (UI-6). The router does so once, as soon as the screen
 * stands; after a full load its list is still on its way and the page too short to scroll that far.
 */
export function useKeptScroll(): void {
  // Before it is resolved the screen that is left still stands.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const kept = useElementScrollRestoration({ getElement: () => window })
  const keptTop = useEffectEvent(() => kept?.scrollY ?? 0)
  useEffect(() => {
    const top = keptTop()
    return path !== undefined && top > 0 ? holdAt(top) : undefined
  }, [path])
}

/** Scrolls to `top` with each change of the page's height; returns how to stop. */
function holdAt(top: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined
  const isThere = () => Math.abs(window.scrollY - top) <= 1
  const growth = new ResizeObserver(() => {
    if (!isThere()) window.scrollTo({ top })
    clearTimeout(settled)
    if (isThere()) settled = setTimeout(stop, settledMs)
  })
  const end = setTimeout(stop, longestMs)
  growth.observe(document.body)
  for (const act of ownActs) window.addEventListener(act, stop, { capture: true, passive: true })
  function stop() {
    growth.disconnect()
    clearTimeout(settled)
    clearTimeout(end)
    for (const act of ownActs) window.removeEventListener(act, stop, { capture: true })
  }
  return stop
}
