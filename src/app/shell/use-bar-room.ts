import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '#browser/use-media.ts'

/** How much of the bar is there, from all of it to what a tablet shows. */
export const barLevels = { widest: 0, fewerWords: 1, wide: 2, desktop: 3, tablet: 4 } as const
type BarLevel = (typeof barLevels)[keyof typeof barLevels]

/**
 * SHELL-1: what the bar has room for: as much as the width allows, and less while its content is
 * wider than that, as with large text or a long total (WCAG 1.4.4). A change of the bar's size
 * tries again.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): BarLevel {
  const [isWidest, isWide, isDesktop] = [useMedia('widest'), useMedia('wide'), useMedia('desktop')]
  const byWidth = isWidest
    ? barLevels.widest
    : isWide
      ? barLevels.wide
      : isDesktop
        ? barLevels.desktop
        : barLevels.tablet
  const [byContent, setByContent] = useState<BarLevel>(barLevels.widest)
  const level = byWidth > byContent ? byWidth : byContent
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const giveWay = () => {
      if (element.scrollWidth > element.clientWidth && level < barLevels.tablet) setByContent((level + 1) as BarLevel)
    }
    let [width, height] = [element.offsetWidth, element.offsetHeight]
    const observer = new ResizeObserver(() => {
      const isOther = element.offsetWidth !== width || element.offsetHeight !== height
      if (!isOther) return giveWay()
      ;[width, height] = [element.offsetWidth, element.offsetHeight]
      setByContent(barLevels.widest)
      // Nothing is drawn again where that changes nothing.
      if (level === byWidth) giveWay()
    })
    const watchParts = () => {
      for (const part of [element, ...element.children]) observer.observe(part)
      giveWay()
    }
    // A part whose code arrives late may push others out without changing their size.
    const arrivals = new MutationObserver(watchParts)
    arrivals.observe(element, { childList: true, subtree: true })
    watchParts()
    return () => {
      observer.disconnect()
      arrivals.disconnect()
    }
  }, [bar, level, byWidth])
  return level
}
