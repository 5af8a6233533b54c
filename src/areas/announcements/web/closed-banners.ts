import { useEffect, useState } from 'react'
import { keptKey } from '#browser/kept-for-user.ts'
import { closeBanner, type ClosedBanners, hideForMs, shownBanners } from '../rules/hidden-banners.ts'

const keyOf = (userId: string) => keptKey(userId, 'closed-banners')

function remembered(userId: string): ClosedBanners {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as ClosedBanners
  } catch {
    // Storage is blocked or holds something else: nothing is closed.
    return {}
  }
}

/**
 * SHELL-3: those of the banners this user has not closed lately, and how to close one. Remembered
 * for the session: in all tabs of the browser until the user signs out.
 */
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
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== keyOf(userId)) return
      setClosed(remembered(userId))
      setNow(Date.now())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [userId])
  return {
    shown: shownBanners(banners, closed, now),
    close: (key) => {
      // Another tab may have closed others in the meantime.
      const next = closeBanner({ ...closed, ...remembered(userId) }, key, Date.now())
      setNow(Date.now())
      setClosed(next)
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(next))
      } catch {
        // Without storage it stays closed as long as the page.
      }
    },
  }
}
