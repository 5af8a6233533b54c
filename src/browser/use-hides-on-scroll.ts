import { type RefObject, useEffect, useState } from 'react'

/** Pixels scrolled one way before it counts: a thumb trembles. */
const steadyPixels = 12

/**
 * True while the page was last scrolled down, for a row of controls that makes room for the list
 * and returns on the way up. What has the focus is not taken away.
 */
export function useHidesOnScroll(row: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let turned = window.scrollY
    let last = turned
    let isDown = false
    const look = () => {
      const { scrollY } = window
      if (scrollY > last !== isDown && scrollY !== last) {
        isDown = scrollY > last
        turned = last
      }
      last = scrollY
      if (Math.abs(scrollY - turned) < steadyPixels && scrollY > 0) return
      setHidden(isDown && scrollY > 0 && !row.current?.contains(document.activeElement))
    }
    const show = () => setHidden(false)
    const element = row.current
    window.addEventListener('scroll', look, { passive: true })
    element?.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', look)
      element?.removeEventListener('focusin', show)
    }
  }, [row])
  return isHidden
}
