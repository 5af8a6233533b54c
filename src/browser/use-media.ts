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

const lists = new Map<string, MediaQueryList>()

/** Made once: rows of long lists ask too. */
function listOf(name: keyof typeof media): MediaQueryList {
  const known = lists.get(name)
  if (known) return known
  const made = window.matchMedia(media[name])
  lists.set(name, made)
  return made
}

/**
 * True while the media query holds; for what style alone cannot change, such as which links a menu
 * lists.
 */
export const useMedia = (name: keyof typeof media): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = listOf(name)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => listOf(name).matches,
  )
