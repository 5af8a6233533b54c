import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'

const keyOf = (userId: string) => `larder.banner-height.${userId}`

/** Pixels the banners took when this user last saw the page on this device; 0 when there were none. */
function remembered(userId: string): number {
  try {
    const height = Number(localStorage.getItem(keyOf(userId)))
    return height > 0 && height < 400 ? height : 0
  } catch {
    return 0
  }
}

/** SHELL-3: keeps the room of the banners free until it is known which there are, so that the page below does not jump. */
export function BannerPlace({ userId, isKnown, children }: { userId: string; isKnown: boolean; children: ReactNode }) {
  const [reserved] = useState(() => remembered(userId))
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isKnown || !place.current) return undefined
    const watch = new ResizeObserver(([entry]) => {
      try {
        localStorage.setItem(keyOf(userId), String(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)))
      } catch {
        // Without storage the page makes room when the banner comes.
      }
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isKnown, userId])
  const gap = <div style={{ height: reserved }} />
  return (
    <div ref={place} className="shrink-0">
      {isKnown ? <Suspense fallback={gap}>{children}</Suspense> : gap}
    </div>
  )
}
