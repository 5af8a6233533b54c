import { useEffect, useState } from 'react'

/** UI-8: milliseconds between the last key and the results of a search. */
export const searchDebounceMs = 500
/** UI-8: milliseconds between the last key and the suggestions. */
export const suggestDebounceMs = 120

/** The value as it was when it last rested for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
