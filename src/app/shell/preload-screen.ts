import type { AnyRouter } from '@tanstack/react-router'

/**
 * Loads the code of the screen at `path` at once: the router would wait until it is known who is
 * signed in.
 */
export function preloadScreen(router: AnyRouter, path: string): void {
  const [routes] = router.getMatchedRoutes(path)
  for (const { options } of routes)
    void (options.component as { preload?: () => Promise<void> } | undefined)?.preload?.()
}
