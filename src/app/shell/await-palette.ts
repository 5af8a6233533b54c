import type { AnyRouter } from '@tanstack/react-router'
import { awaitShortcut } from '#browser/shortcuts.ts'
import type { WebArea } from '#browser/web-area.ts'
import { isPublicPath } from './is-public-path.ts'

/**
 * SHELL-10: Ctrl+K pressed while the portal still starts opens the palette as soon as the frame is
 * there, with the letters typed in the meantime. A screen without the frame has no palette.
 */
export function awaitPalette(router: AnyRouter, areas: readonly WebArea[]): void {
  const stop = awaitShortcut('$mod+KeyK')
  router.subscribe('onResolved', ({ toLocation }) => {
    if (isPublicPath(areas, toLocation.pathname)) stop()
  })
}
