import { type RefObject, useEffect } from 'react'

/**
 * The height of a bar that stays at an edge of the screen, as a variable of the page: what sticks
 * below the one at the top, and toasts and notices above the one at the bottom, keep clear of it.
 */
export function useKeptRoom(
  bar: RefObject<HTMLElement | null>,
  name: '--top-room' | '--bottom-room',
  isShown = true,
): void {
  useEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!isShown || !element) return undefined
    const watch = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty(name)
    }
  }, [bar, name, isShown])
}
