import { useEffect, useState } from 'react'
import { closeBanner, type ClosedBanners, hideForMs, shownBanners } from '../rules/hidden-banners.ts'

const keyOf = (userId: string) => `larder.closed-banners.${userId}`

function remembered(userId: string): ClosedBanners {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as ClosedBanners
  } catch {
    // Storage is blocked or holds something else: nothing is closed.
    return {}
  }
}

/** SHELL-3: those of the banners this user has not closed lately, remembered for the session; and how to close one. */
export function useOpenBanners<B extends { readonly key: string }>(
  userId: string,
  banners: readonly B[],
): { shown: B[]; close: (key: string) => void } {
  const [closed, setClosed] = useState(() => remembered(userId))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ends = Object.values(closed).map((at) => at + hideForMs - now)
    const next = Math.min(...ends.filter((wait) => wait > 0))
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(() => setNow(Date.now()), next)
    return () => clearTimeout(timer)
  }, [closed, now])
  return {
    shown: shownBanners(banners, closed, now),
    close: (key) => {
      const next = closeBanner(closed, key, Date.now())
      setNow(Date.now())
      setClosed(next)
      try {
        sessionStorage.setItem(keyOf(userId), JSON.stringify(next))
      } catch {
        // Without storage it stays closed as long as the page.
      }
    },
  }
}
