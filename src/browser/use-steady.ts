import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A callback that stays the same function while what it does may change: rows of long lists are
 * drawn again for what they show alone. Not for calling while rendering.
 */
export function useSteady<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useInsertionEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
