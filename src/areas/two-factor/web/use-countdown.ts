import { useEffect, useState } from 'react'

/** Seconds left of a wait; `start` begins another, from whatever the server said. */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])
  const start = (next: number) => {
    setNow(Date.now())
    setEndsAt(Date.now() + next * 1000)
  }
  return { left, start }
}
