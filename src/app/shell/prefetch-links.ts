import type { AnyRouter } from '@tanstack/react-router'

/**
 * Loads the screen behind a link as soon as the pointer or the focus is on it; returns the function
 * that stops it.
 */
export function prefetchLinks(router: AnyRouter): () => void {
  let latest: string | undefined
  const onApproach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || link.target === '_blank') return
    const { pathname } = new URL(link.href)
    if (pathname === latest) return
    latest = pathname
    for (const { routeId } of router.matchRoutes(pathname, {}) as { routeId: string }[]) {
      const component = router.routesById[routeId]?.options.component as { preload?: () => Promise<void> } | undefined
      // Loaded once; a failure is reported when the screen is opened.
      void component?.preload?.()
    }
  }
  document.addEventListener('pointerover', onApproach, { passive: true })
  document.addEventListener('focusin', onApproach)
  return () => {
    document.removeEventListener('pointerover', onApproach)
    document.removeEventListener('focusin', onApproach)
  }
}
