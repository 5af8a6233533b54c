import { useEffect } from 'react'

/**
 * Asks again every `ms` milliseconds while the tab is shown: for lists that change without anybody
 * here doing anything.
 */
export function useRefetchEvery(ms: number, refetch: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), ms)
    return () => clearInterval(timer)
  }, [ms, refetch])
}
