import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long the page below waits on a first visit, whose banners are unknown, in milliseconds. */
const longestWaitMs = 1500

const keyOf = (userId: string) => `larder.banner-height.${userId}`

/**
 * Pixels the banners took when this user last saw the page on this device, 0 when there were none;
 * null on a first visit.
 */
function remembered(userId: string): number | null {
  try {
    const text = localStorage.getItem(keyOf(userId))
    if (text === null) return null
    const height = Number(text)
    return height > 0 && height < 400 ? height : 0
  } catch {
    return 0
  }
}

/**
 * SHELL-3: keeps the room of the banners free until it is known which there are, so that the page
 * below does not jump. On a first visit the height is unknown: `data-awaited` keeps the page below
 * invisible for that moment.
 */
export function BannerPlace({
  userId,
  isKnown,
  hasSome,
  children,
}: {
  userId: string
  isKnown: boolean
  /** Shown after the wait even while others are unknown. */
  hasSome: boolean
  children: ReactNode
}) {
  const [reserved] = useState(() => remembered(userId))
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  const isAwaited = reserved === null && !hasWaited
  const isShown = isKnown || (hasWaited && hasSome)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isShown || !place.current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      try {
        localStorage.setItem(keyOf(userId), String(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)))
      } catch {
        // Without storage the page makes room when the banner comes.
      }
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isShown, userId])
  const gap = <div data-awaited={isAwaited || undefined} style={{ height: reserved ?? 0 }} />
  return (
    <div ref={place} className="shrink-0">
      {isShown ? <Suspense fallback={gap}>{children}</Suspense> : gap}
    </div>
  )
}
