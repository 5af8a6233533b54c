import { useSyncExternalStore } from 'react'

/** Widths in pixels at which the layout changes; the first three as in `ui/tokens.css`. */
export const media = {
  phone: '(width < 700px)',
  desktop: '(width >= 1000px)',
  wide: '(width >= 1280px)',
  widest: '(width >= 1440px)',
} as const

/** True while the media query holds; for what style alone cannot change, such as which links a menu lists. */
export const useMedia = (name: keyof typeof media): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(media[name])
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(media[name]).matches,
  )
