import { useSyncExternalStore } from 'react'

/**
 * Widths at which the layout changes, the first three as in `ui/tokens.css`: 700, 1000, 1280 and
 * 1440 pixels with text of the usual size. In `rem`, so that larger text gets the layout of a
 * smaller screen (WCAG 1.4.4).
 */
export const media = {
  phone: 'screen and (width < 43.75rem)',
  // Lists are tables on paper.
  desktop: 'print, (width >= 62.5rem)',
  wide: '(width >= 80rem)',
  widest: '(width >= 90rem)',
} as const

/**
 * True while the media query holds; for what style alone cannot change, such as which links a menu
 * lists.
 */
export const useMedia = (name: keyof typeof media): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(media[name])
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(media[name]).matches,
  )
